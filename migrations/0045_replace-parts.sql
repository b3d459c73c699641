CREATE TABLE `__new_replacement_parts` (
	`run_id` text NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`part` text DEFAULT 'text' NOT NULL,
	`lines` text NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	`saved_version` integer,
	`hash_before` text,
	PRIMARY KEY(`run_id`, `owner_kind`, `owner_id`, `part`),
	FOREIGN KEY (`run_id`) REFERENCES `replacements`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_replacement_parts`("run_id", "owner_kind", "owner_id", "part", "lines", "version", "state", "saved_version", "hash_before") SELECT "run_id", "owner_kind", "owner_id", 'text', "lines", "version", "state", "saved_version", "hash_before" FROM `replacement_parts`;--> statement-breakpoint
DROP TABLE `replacement_parts`;--> statement-breakpoint
ALTER TABLE `__new_replacement_parts` RENAME TO `replacement_parts`;--> statement-breakpoint
CREATE INDEX `replacement_parts_by_state` ON `replacement_parts` (`run_id`,`state`);