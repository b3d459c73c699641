CREATE TABLE `passkey_credentials` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`device_type` text NOT NULL,
	`backed_up` integer NOT NULL,
	`transports` text,
	`aaguid` text,
	`last_used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkey_credentials_credential_id_unique` ON `passkey_credentials` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkey_credentials_by_user` ON `passkey_credentials` (`user_id`);--> statement-breakpoint
CREATE TABLE `two_factors` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`secret` text NOT NULL,
	`backup_codes` text NOT NULL,
	`verified` integer DEFAULT false NOT NULL,
	`failed_verification_count` integer DEFAULT 0 NOT NULL,
	`locked_until` integer,
	`app_since` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `two_factors_userId_unique` ON `two_factors` (`user_id`);--> statement-breakpoint
ALTER TABLE `user_profiles` ADD `two_factor_enabled` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- An account is asked for a second step where it has a confirmed app or a passkey, whoever wrote the rows.
CREATE TRIGGER `two_factors_insert` AFTER INSERT ON `two_factors` BEGIN
	UPDATE `user_profiles` SET `two_factor_enabled` = (
		EXISTS (SELECT 1 FROM `two_factors` WHERE `user_id` = NEW.`user_id` AND `verified`)
		OR EXISTS (SELECT 1 FROM `passkey_credentials` WHERE `user_id` = NEW.`user_id`)
	) WHERE `uid` = NEW.`user_id`;
END;--> statement-breakpoint
CREATE TRIGGER `two_factors_update` AFTER UPDATE OF `verified` ON `two_factors` BEGIN
	UPDATE `user_profiles` SET `two_factor_enabled` = (
		EXISTS (SELECT 1 FROM `two_factors` WHERE `user_id` = NEW.`user_id` AND `verified`)
		OR EXISTS (SELECT 1 FROM `passkey_credentials` WHERE `user_id` = NEW.`user_id`)
	) WHERE `uid` = NEW.`user_id`;
	-- Recovery codes go with the last of it.
	DELETE FROM `two_factors` WHERE `id` = NEW.`id` AND OLD.`verified` AND NOT `verified`
		AND NOT EXISTS (SELECT 1 FROM `passkey_credentials` WHERE `user_id` = NEW.`user_id`);
END;--> statement-breakpoint
CREATE TRIGGER `two_factors_delete` AFTER DELETE ON `two_factors` BEGIN
	UPDATE `user_profiles` SET `two_factor_enabled` = EXISTS (
		SELECT 1 FROM `passkey_credentials` WHERE `user_id` = OLD.`user_id`
	) WHERE `uid` = OLD.`user_id`;
END;--> statement-breakpoint
CREATE TRIGGER `passkey_credentials_insert` AFTER INSERT ON `passkey_credentials` BEGIN
	UPDATE `user_profiles` SET `two_factor_enabled` = 1 WHERE `uid` = NEW.`user_id`;
END;--> statement-breakpoint
CREATE TRIGGER `passkey_credentials_delete` AFTER DELETE ON `passkey_credentials` BEGIN
	DELETE FROM `two_factors` WHERE `user_id` = OLD.`user_id` AND NOT `verified`
		AND NOT EXISTS (SELECT 1 FROM `passkey_credentials` WHERE `user_id` = OLD.`user_id`);
	UPDATE `user_profiles` SET `two_factor_enabled` = (
		EXISTS (SELECT 1 FROM `two_factors` WHERE `user_id` = OLD.`user_id` AND `verified`)
		OR EXISTS (SELECT 1 FROM `passkey_credentials` WHERE `user_id` = OLD.`user_id`)
	) WHERE `uid` = OLD.`user_id`;
END;--> statement-breakpoint
-- A right password begins a session that ends at once where a second step is asked for: it has no device.
DROP TRIGGER `sessions_keep_account`;--> statement-breakpoint
CREATE TRIGGER `sessions_keep_account` AFTER INSERT ON `sessions` WHEN NEW.`device_id` IS NOT NULL BEGIN
	UPDATE `user_profiles` SET `leaves_at` = NULL
	WHERE `uid` = NEW.`user_id` AND `leaves_at` IS NOT NULL;
END;
