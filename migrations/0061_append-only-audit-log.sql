-- What an entry of the audit log says was done, to what kind of thing and when, is never changed or deleted. Whose
-- account it was may be: deleted accounts leave their names.
CREATE TRIGGER `audit_log_is_kept` BEFORE DELETE ON `audit_log` BEGIN
	SELECT RAISE(ABORT, 'An entry of the audit log is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_stays_as_written` BEFORE UPDATE OF `id`, `action`, `object_type`, `at` ON `audit_log` BEGIN
	SELECT RAISE(ABORT, 'An entry of the audit log is never changed');
END;
