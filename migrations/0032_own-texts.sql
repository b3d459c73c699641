CREATE TABLE `own_text_parts` (
	`id` text PRIMARY KEY NOT NULL,
	`text_id` text NOT NULL,
	`number` integer NOT NULL,
	`title` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`characters` integer NOT NULL,
	`bytes` integer NOT NULL,
	`vocab_revision` text,
	`paragraph` integer,
	`paragraphs` integer,
	`read_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`counts` text,
	`source` text,
	`content` text,
	FOREIGN KEY (`text_id`) REFERENCES `own_texts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `own_text_parts_in_order` ON `own_text_parts` (`text_id`,`number`);--> statement-breakpoint
CREATE INDEX `own_text_parts_by_revision` ON `own_text_parts` (`vocab_revision`) WHERE version > 0;--> statement-breakpoint
CREATE TABLE `own_texts` (
	`id` text PRIMARY KEY NOT NULL,
	`uid` text NOT NULL,
	`title` text NOT NULL,
	`tags` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `own_texts_of_person` ON `own_texts` (`uid`,`created_at`);