### What the program says in a terminal.

error = tengen: { $message }

file-unreadable = cannot read { $file }: { $reason }
file-too-large = { $file } is larger than { $limit } MiB, the most that is read
file-exists = { $file } exists already and is left as it is
file-unwritable = cannot write { $file }
