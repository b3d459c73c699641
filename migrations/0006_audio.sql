CREATE TABLE `audio_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`lesson_id` text NOT NULL,
	`status` text NOT NULL,
	`text` text NOT NULL,
	`text_hash` text NOT NULL,
	`voice` text NOT NULL,
	`provider` text NOT NULL,
	`provider_task_id` text,
	`dedupe_key` text NOT NULL,
	`attempt` integer DEFAULT 0 NOT NULL,
	`lease_until` integer,
	`temporary_key` text,
	`audio_path` text,
	`duration_ms` integer,
	`error_code` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audio_jobs_once` ON `audio_jobs` (`dedupe_key`) WHERE status in ('queued', 'processing', 'completed');--> statement-breakpoint
CREATE INDEX `audio_jobs_by_lesson` ON `audio_jobs` (`lesson_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audio_jobs_by_status` ON `audio_jobs` (`status`,`updated_at`);