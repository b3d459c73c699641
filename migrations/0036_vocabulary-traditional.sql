-- The list of the vocabulary finds words by their traditional form, too: 菜市场 by 菜市場. The index of 0011 gets the
-- characters of both forms; all else in it stays as it is.
DROP TRIGGER `vocab_is_indexed`;
--> statement-breakpoint
DROP TRIGGER `vocab_is_indexed_anew`;
--> statement-breakpoint
DROP TRIGGER `vocab_is_no_longer_indexed`;
--> statement-breakpoint
DROP VIEW `vocab_terms`;
--> statement-breakpoint
DROP VIEW `vocab_spelled`;
--> statement-breakpoint
DROP VIEW `vocab_joined`;
--> statement-breakpoint
-- Null where it is the same as the word.
ALTER TABLE `vocab_spellings` ADD COLUMN `traditional` text;
--> statement-breakpoint
CREATE VIEW `vocab_joined` AS
SELECT `id`, `word`, `traditional`, `status`, `is_custom`, `poses`, `levels`,
	replace(replace(replace(replace(replace(replace(
	replace(replace(replace(replace(replace(replace(
	replace(replace(replace(replace(replace(replace(lower(`pinyin`),
		' ', ''), '''', ''), '’', ''), '-', ''), '·', ''), ',', ''),
		'Ā', 'ā'), 'Á', 'á'), 'Ǎ', 'ǎ'), 'À', 'à'), 'Ē', 'ē'), 'É', 'é'),
		'Ě', 'ě'), 'È', 'è'), 'Ō', 'ō'), 'Ó', 'ó'), 'Ǒ', 'ǒ'), 'Ò', 'ò') AS `joined`
FROM `vocab`;
--> statement-breakpoint
CREATE VIEW `vocab_spelled` AS
SELECT `id`, replace(`word`, ' ', '␠') AS `word`, `joined`,
	replace(replace(replace(replace(replace(replace(replace(
	replace(replace(replace(replace(replace(replace(`without_aeio`,
		'ū', 'u'), 'ú', 'u'), 'ǔ', 'u'), 'ù', 'u'), 'ü', 'v'), 'ǖ', 'v'), 'ǘ', 'v'), 'ǚ', 'v'),
		'ǜ', 'v'), 'ń', 'n'), 'ň', 'n'), 'ǹ', 'n'), 'ḿ', 'm') AS `plain`,
	' status' || `status` || ' custom' || `is_custom`
		|| coalesce((SELECT group_concat(' pos-' || replace(`value`, ' ', '_'), '') FROM json_each(`poses`)), '')
		|| coalesce((SELECT group_concat(' level-' || (`value` ->> 'level'), '') FROM json_each(`levels`)), '')
		AS `facets`,
	nullif(replace(`traditional`, ' ', '␠'), replace(`word`, ' ', '␠')) AS `traditional`
FROM (
	-- In two steps, for what is nested deeper cannot be parsed.
	SELECT *,
		replace(replace(replace(replace(replace(replace(replace(replace(
		replace(replace(replace(replace(replace(replace(replace(replace(`joined`,
			'ā', 'a'), 'á', 'a'), 'ǎ', 'a'), 'à', 'a'), 'ē', 'e'), 'é', 'e'), 'ě', 'e'), 'è', 'e'),
			'ī', 'i'), 'í', 'i'), 'ǐ', 'i'), 'ì', 'i'), 'ō', 'o'), 'ó', 'o'), 'ǒ', 'o'), 'ò', 'o')
			AS `without_aeio`
	FROM `vocab_joined`
);
--> statement-breakpoint
-- w: one and two characters of the word and of its traditional form; p: one to four letters without tones; t: one as it is.
CREATE VIEW `vocab_terms` AS
SELECT `id`, `facets`
	|| coalesce((
		SELECT group_concat(' w' || substr(`word`, `n`, 1) || ' w' || substr(`word`, `n`, 2), '')
		FROM `vocab_places` WHERE `n` <= length(`word`)
	), '')
	|| coalesce((
		SELECT group_concat(' p' || substr(`plain`, `n`, 1) || ' p' || substr(`plain`, `n`, 2)
			|| ' p' || substr(`plain`, `n`, 3) || ' p' || substr(`plain`, `n`, 4)
			|| ' t' || substr(`joined`, `n`, 1), '')
		FROM `vocab_places` WHERE `n` <= length(`joined`)
	), '')
	|| coalesce((
		SELECT group_concat(' w' || substr(`traditional`, `n`, 1) || ' w' || substr(`traditional`, `n`, 2), '')
		FROM `vocab_places` WHERE `n` <= length(`traditional`)
	), '') AS `terms`
FROM `vocab_spellings`;
--> statement-breakpoint
UPDATE `vocab_spellings` SET `traditional` = replace(`vocab`.`traditional`, ' ', '␠')
FROM `vocab` WHERE `vocab`.`id` = `vocab_spellings`.`id` AND `vocab`.`traditional` <> `vocab`.`word`;
--> statement-breakpoint
INSERT INTO `vocab_index` (`vocab_index`) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO `vocab_index` (`rowid`, `terms`) SELECT `id`, `terms` FROM `vocab_terms` ORDER BY `id`;
--> statement-breakpoint
INSERT INTO `vocab_index` (`vocab_index`) VALUES ('optimize');
--> statement-breakpoint
CREATE TRIGGER `vocab_is_indexed` AFTER INSERT ON `vocab` BEGIN
	INSERT INTO `vocab_spellings` (`id`, `word`, `joined`, `plain`, `facets`, `traditional`)
		SELECT `id`, `word`, `joined`, `plain`, `facets`, `traditional` FROM `vocab_spelled` WHERE `id` = NEW.`id`;
	INSERT INTO `vocab_index` (`rowid`, `terms`)
		SELECT `id`, `terms` FROM `vocab_terms` WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `vocab_is_indexed_anew`
AFTER UPDATE OF `id`, `word`, `traditional`, `pinyin`, `poses`, `levels`, `status`, `is_custom` ON `vocab` BEGIN
	INSERT INTO `vocab_index` (`vocab_index`, `rowid`, `terms`)
		SELECT 'delete', `id`, `terms` FROM `vocab_terms` WHERE `id` = OLD.`id`;
	DELETE FROM `vocab_spellings` WHERE `id` = OLD.`id`;
	INSERT INTO `vocab_spellings` (`id`, `word`, `joined`, `plain`, `facets`, `traditional`)
		SELECT `id`, `word`, `joined`, `plain`, `facets`, `traditional` FROM `vocab_spelled` WHERE `id` = NEW.`id`;
	INSERT INTO `vocab_index` (`rowid`, `terms`)
		SELECT `id`, `terms` FROM `vocab_terms` WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `vocab_is_no_longer_indexed` AFTER DELETE ON `vocab` BEGIN
	INSERT INTO `vocab_index` (`vocab_index`, `rowid`, `terms`)
		SELECT 'delete', `id`, `terms` FROM `vocab_terms` WHERE `id` = OLD.`id`;
	DELETE FROM `vocab_spellings` WHERE `id` = OLD.`id`;
END;
