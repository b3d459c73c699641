-- Names the state of the vocabulary: whoever keeps what was made of words asks whether it is the same.
CREATE TABLE `vocab_revision` (`id` integer PRIMARY KEY NOT NULL CHECK (`id` = 1), `revision` text NOT NULL);
--> statement-breakpoint
INSERT INTO `vocab_revision` VALUES (1, hex(randomblob(8)));
--> statement-breakpoint
-- A name and no number: a database that is brought back from a backup never has an old one again.
CREATE TRIGGER `vocab_is_longer` AFTER INSERT ON `vocab` BEGIN
	UPDATE `vocab_revision` SET `revision` = hex(randomblob(8));
END;
--> statement-breakpoint
CREATE TRIGGER `vocab_is_changed` AFTER UPDATE ON `vocab` BEGIN
	UPDATE `vocab_revision` SET `revision` = hex(randomblob(8));
END;
--> statement-breakpoint
CREATE TRIGGER `vocab_is_shorter` AFTER DELETE ON `vocab` BEGIN
	UPDATE `vocab_revision` SET `revision` = hex(randomblob(8));
END;
