-- What an entry of the audit log says was done, to what and when, is never changed or deleted. A deleted account leaves
-- its names alone: the person who did it or to whom it was done, and the address in the values of shares.
CREATE TRIGGER `audit_log_is_kept` BEFORE DELETE ON `audit_log` BEGIN
	SELECT RAISE(ABORT, 'An entry of the audit log is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_stays_as_written` BEFORE UPDATE ON `audit_log`
WHEN NEW.id <> OLD.id OR NEW.action <> OLD.action OR NEW.object_type <> OLD.object_type OR NEW.at <> OLD.at
	OR (NEW.actor_uid <> OLD.actor_uid AND NEW.actor_uid NOT LIKE 'former-%')
	OR (NEW.actor_email <> OLD.actor_email AND NEW.actor_uid NOT LIKE 'former-%')
	OR (NEW.object_id <> OLD.object_id AND OLD.object_type <> 'person')
	OR (NEW.before IS NOT OLD.before AND coalesce(instr(OLD.before, '@'), 0) = 0)
	OR (NEW.after IS NOT OLD.after AND coalesce(instr(OLD.after, '@'), 0) = 0)
BEGIN
	SELECT RAISE(ABORT, 'An entry of the audit log is never changed');
END;
