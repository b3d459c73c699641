ALTER TABLE `user_profiles` ADD `leaves_at` integer;--> statement-breakpoint
CREATE INDEX `user_profiles_leaving` ON `user_profiles` (`leaves_at`) WHERE leaves_at is not null;--> statement-breakpoint
CREATE TRIGGER `sessions_keep_account` AFTER INSERT ON `sessions` BEGIN
	UPDATE `user_profiles` SET `leaves_at` = NULL
	WHERE `uid` = NEW.`user_id` AND `leaves_at` IS NOT NULL;
END;
