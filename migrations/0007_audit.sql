CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_uid` text NOT NULL,
	`actor_email` text NOT NULL,
	`action` text NOT NULL,
	`object_type` text NOT NULL,
	`object_id` text NOT NULL,
	`before` text,
	`after` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_by_date` ON `audit_log` (`at`);--> statement-breakpoint
CREATE INDEX `audit_log_by_object` ON `audit_log` (`object_type`,`object_id`,`at`);--> statement-breakpoint
CREATE TABLE `seed_steps` (
	`name` text PRIMARY KEY NOT NULL,
	`finished_at` integer NOT NULL
);
