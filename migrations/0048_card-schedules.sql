CREATE TABLE `schedule_weights` (
	`uid` text PRIMARY KEY NOT NULL,
	`weights` text,
	`version` integer DEFAULT 0 NOT NULL,
	`trained` text,
	`is_default_chosen` integer DEFAULT false NOT NULL,
	`answers` integer DEFAULT 0 NOT NULL,
	`trains_at` integer DEFAULT 1000 NOT NULL,
	`trained_at` integer,
	`trained_with` integer,
	`judged` integer,
	`loss_default` real,
	`loss_trained` real,
	`is_accepted` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `training_jobs` (
	`uid` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`task` text NOT NULL,
	`attempt` integer DEFAULT 0 NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`lease_until` integer,
	`sent_at` integer,
	`error_detail` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `card_marks` ADD `suspended_at` integer;--> statement-breakpoint
ALTER TABLE `card_marks` ADD `resumed_lapses` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `card_marks_suspended` ON `card_marks` (`uid`,`card_id`) WHERE suspended_at is not null;--> statement-breakpoint
ALTER TABLE `card_states` ADD `weights_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `card_states_forgotten` ON `card_states` (`uid`,`card_id`) WHERE lapses >= 8;--> statement-breakpoint
INSERT INTO `schedule_weights` (`uid`, `answers`, `created_at`, `updated_at`)
SELECT `uid`, count(*), unixepoch() * 1000, unixepoch() * 1000 FROM `reviews` WHERE `grade` <> 'undo' GROUP BY `uid`;
