CREATE TABLE `card_states` (
	`id` text PRIMARY KEY NOT NULL,
	`uid` text NOT NULL,
	`card_id` text NOT NULL,
	`due` integer,
	`stability` real,
	`difficulty` real,
	`reps` integer DEFAULT 0 NOT NULL,
	`lapses` integer DEFAULT 0 NOT NULL,
	`is_bookmarked` integer DEFAULT false NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`card_id`) REFERENCES `cards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `card_states_once` ON `card_states` (`uid`,`card_id`);--> statement-breakpoint
CREATE INDEX `card_states_due` ON `card_states` (`uid`,`due`);--> statement-breakpoint
CREATE TABLE `cards` (
	`id` text PRIMARY KEY NOT NULL,
	`deck_id` text NOT NULL,
	`vocab_id` integer NOT NULL,
	`sentence` text,
	`lesson_id` text,
	`order_no` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`vocab_id`) REFERENCES `vocab`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cards_once` ON `cards` (`deck_id`,`vocab_id`);--> statement-breakpoint
CREATE INDEX `cards_in_order` ON `cards` (`deck_id`,`order_no`);--> statement-breakpoint
CREATE TABLE `decks` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`owner_uid` text,
	`order_no` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_uid`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `decks_by_slug` ON `decks` (`slug`);--> statement-breakpoint
CREATE INDEX `decks_by_owner` ON `decks` (`owner_uid`,`order_no`);--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`uid` text NOT NULL,
	`card_id` text NOT NULL,
	`mode` text NOT NULL,
	`grade` text NOT NULL,
	`duration_ms` integer DEFAULT 0 NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`card_id`) REFERENCES `cards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reviews_by_person` ON `reviews` (`uid`,`at`);--> statement-breakpoint
CREATE INDEX `reviews_by_card` ON `reviews` (`uid`,`card_id`,`at`);