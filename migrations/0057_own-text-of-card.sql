ALTER TABLE `cards` ADD `own_text_part_id` text REFERENCES own_text_parts(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `cards_by_own_text` ON `cards` (`own_text_part_id`) WHERE own_text_part_id is not null;--> statement-breakpoint
ALTER TABLE `user_words` ADD `own_text_part_id` text REFERENCES own_text_parts(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `user_words_by_own_text` ON `user_words` (`own_text_part_id`) WHERE own_text_part_id is not null;