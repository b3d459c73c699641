ALTER TABLE `lesson_progress` ADD `first_answers` text;--> statement-breakpoint
ALTER TABLE `lesson_progress` ADD `restarts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `lesson_progress_by_lesson` ON `lesson_progress` (`lesson_id`);--> statement-breakpoint
CREATE INDEX `cards_by_lesson` ON `cards` (`lesson_id`) WHERE lesson_id is not null;--> statement-breakpoint
CREATE INDEX `user_words_by_lesson` ON `user_words` (`lesson_id`) WHERE lesson_id is not null;--> statement-breakpoint
CREATE INDEX `reading_places_by_lesson` ON `reading_places` (`lesson_id`);