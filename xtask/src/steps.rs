//! Running the steps of a task one after the other: each is announced, timed and remembered for the summary.

use std::process::Command;
use std::time::{Duration, Instant};

/// How a step ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// All is well.
    Passed,
    /// Not well; what failed has printed its own account.
    Failed,
    /// Not run, for this reason.
    Skipped(String),
}

/// The steps run so far.
#[derive(Debug, Default)]
pub(crate) struct Steps {
    done: Vec<(String, Duration, Ending)>,
}

impl Steps {
    /// Runs a step that is a piece of this program. A failed step does not stop those after it, so that one run
    /// shows everything there is to mend.
    pub(crate) fn check(&mut self, name: &str, step: impl FnOnce() -> Ending) {
        println!("── {name}");
        let start = now();
        let ending = step();
        let seconds = start.elapsed();
        match &ending {
            Ending::Passed => println!("── {name}: passed in {:.1} s\n", seconds.as_secs_f64()),
            Ending::Failed => println!("── {name}: FAILED after {:.1} s\n", seconds.as_secs_f64()),
            Ending::Skipped(reason) => println!("── {name}: skipped, {reason}\n"),
        }
        self.done.push((name.to_owned(), seconds, ending));
    }

    /// Runs a step that is another program.
    pub(crate) fn command(&mut self, name: &str, command: &mut Command) {
        self.check(name, || match command.status() {
            Ok(status) if status.success() => Ending::Passed,
            Ok(_) => Ending::Failed,
            Err(error) => {
                println!("cannot start {}: {error}", command.get_program().display());
                Ending::Failed
            }
        });
    }

    /// Whether no step failed.
    pub(crate) fn all_passed(&self) -> bool {
        self.done.iter().all(|(_, _, ending)| *ending != Ending::Failed)
    }

    /// One line for the whole task.
    pub(crate) fn summary(&self, task: &str) -> String {
        let count = |wanted: fn(&Ending) -> bool| self.done.iter().filter(|(_, _, e)| wanted(e)).count();
        let names = |wanted: fn(&Ending) -> bool| {
            let steps = self.done.iter().filter(|(_, _, e)| wanted(e));
            let names: Vec<&str> = steps.map(|(name, _, _)| name.as_str()).collect();
            if names.is_empty() { String::new() } else { format!(" ({})", names.join("; ")) }
        };
        let seconds: Duration = self.done.iter().map(|(_, time, _)| *time).sum();
        let failed = |e: &Ending| *e == Ending::Failed;
        let skipped = |e: &Ending| matches!(e, Ending::Skipped(_));
        format!(
            "{task}: {} steps passed, {} failed{}, {} skipped{}, in {:.0} s",
            count(|e| *e == Ending::Passed),
            count(failed),
            names(failed),
            count(skipped),
            names(skipped),
            seconds.as_secs_f64(),
        )
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "how long a step takes is shown to a person and decides nothing"
)]
fn now() -> Instant {
    Instant::now()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_step_fails_the_task_but_not_the_next_step() {
        let mut steps = Steps::default();
        steps.check("one", || Ending::Failed);
        steps.check("two", || Ending::Passed);
        steps.check("three", || Ending::Skipped("no such thing here".to_owned()));
        assert!(!steps.all_passed());
        assert_eq!(steps.summary("ci"), "ci: 1 steps passed, 1 failed (one), 1 skipped (three), in 0 s");
    }

    #[test]
    fn a_program_that_cannot_start_is_a_failure() {
        let mut steps = Steps::default();
        steps.command("no program", &mut Command::new("/no/such/program"));
        assert!(!steps.all_passed());
    }
}
