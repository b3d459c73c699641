CREATE TABLE `vocab` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`word` text NOT NULL,
	`traditional` text,
	`pinyin` text NOT NULL,
	`poses` text NOT NULL,
	`meaning` text NOT NULL,
	`levels` text NOT NULL,
	`frequency` integer DEFAULT 0 NOT NULL,
	`status` integer DEFAULT 1 NOT NULL,
	`is_custom` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vocab_word_and_reading` ON `vocab` (`word`,`pinyin`);--> statement-breakpoint
CREATE INDEX `vocab_custom` ON `vocab` (`is_custom`,`id`);