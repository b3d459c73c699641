CREATE TABLE `card_marks` (
	`uid` text NOT NULL,
	`card_id` text NOT NULL,
	`is_bookmarked` integer DEFAULT false NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`uid`, `card_id`),
	FOREIGN KEY (`uid`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`card_id`) REFERENCES `cards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `study_settings` (
	`uid` text PRIMARY KEY NOT NULL,
	`new_per_day` integer DEFAULT 20 NOT NULL,
	`reviews_per_day` integer DEFAULT 200 NOT NULL,
	`time_zone` text DEFAULT 'UTC' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- No version wrote states or reviews before this one: the first drafts of the tables hold nothing to keep.
DROP TABLE `card_states`;--> statement-breakpoint
CREATE TABLE `card_states` (
	`uid` text NOT NULL,
	`card_id` text NOT NULL,
	`phase` text NOT NULL,
	`due` integer,
	`stability` real,
	`difficulty` real,
	`step` integer DEFAULT 0 NOT NULL,
	`reps` integer DEFAULT 0 NOT NULL,
	`lapses` integer DEFAULT 0 NOT NULL,
	`introduced_at` integer,
	`last_reviewed_at` integer,
	`log_length` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`uid`, `card_id`),
	FOREIGN KEY (`uid`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`card_id`) REFERENCES `cards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `card_states_due` ON `card_states` (`uid`,`due`);--> statement-breakpoint
CREATE INDEX `card_states_by_last_review` ON `card_states` (`uid`,`last_reviewed_at`);--> statement-breakpoint
DROP INDEX `decks_by_slug`;--> statement-breakpoint
CREATE UNIQUE INDEX `decks_of_person_by_slug` ON `decks` (`owner_uid`,`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `decks_by_slug` ON `decks` (`slug`) WHERE owner_uid is null;--> statement-breakpoint
DROP TABLE `reviews`;--> statement-breakpoint
CREATE TABLE `reviews` (
	`uid` text NOT NULL,
	`id` text NOT NULL,
	`card_id` text NOT NULL,
	`mode` text NOT NULL,
	`grade` text NOT NULL,
	`undoes` text,
	`duration_ms` integer DEFAULT 0 NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`uid`, `id`),
	FOREIGN KEY (`uid`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`card_id`) REFERENCES `cards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_undone_once` ON `reviews` (`uid`,`undoes`);--> statement-breakpoint
CREATE INDEX `reviews_by_person` ON `reviews` (`uid`,`at`);--> statement-breakpoint
CREATE INDEX `reviews_by_card` ON `reviews` (`uid`,`card_id`,`at`);--> statement-breakpoint
ALTER TABLE `cards` ADD `removed_at` integer;