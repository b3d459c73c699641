ALTER TABLE `versions` ADD `run_id` text;--> statement-breakpoint
-- What a run saved says so by itself, so that earlier runs can be undone as well. The tables `replacements` and
-- `replacement_parts` are read no more. They stay for a rollback, and a migration of a later release drops them.
UPDATE `versions` SET `run_id` = `part`.`run_id` FROM `replacement_parts` AS `part`
WHERE `versions`.`owner_kind` = `part`.`owner_kind` AND `versions`.`owner_id` = `part`.`owner_id`
	AND `versions`.`part` = `part`.`part` AND `versions`.`version` = `part`.`saved_version`
	AND `versions`.`saved_by` IS NOT NULL;--> statement-breakpoint
CREATE INDEX `versions_by_run` ON `versions` (`run_id`) WHERE run_id is not null;
