CREATE TABLE `hsk_former_words` (
	`edition` text NOT NULL,
	`vocab_id` integer NOT NULL,
	`levels` text NOT NULL,
	`pinyin` text,
	`official_pinyin` text,
	PRIMARY KEY(`edition`, `vocab_id`),
	FOREIGN KEY (`edition`) REFERENCES `hsk_lists`(`edition`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`vocab_id`) REFERENCES `vocab`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hsk_former_words_by_word` ON `hsk_former_words` (`vocab_id`);--> statement-breakpoint
ALTER TABLE `hsk_lists` ADD `default_at` integer;--> statement-breakpoint
UPDATE `hsk_lists` SET `default_at` = CASE `edition` WHEN '2.0' THEN 1 WHEN '3.0' THEN 2 ELSE 3 END;
