-- What the search of the vocabulary needs: see app/features/vocabulary/list/word-index.ts.
-- The triggers keep it true, so that nobody who writes a word has to know of it.

-- 1, 2, 3 …: the places of a text's characters.
CREATE TABLE `vocab_places` (`n` integer PRIMARY KEY NOT NULL);
--> statement-breakpoint
INSERT INTO `vocab_places` (`n`)
WITH RECURSIVE `counted` (`n`) AS (SELECT 1 UNION ALL SELECT `n` + 1 FROM `counted` WHERE `n` < 1000)
SELECT `n` FROM `counted`;
--> statement-breakpoint
-- What is compared of a word: 'Lǜ sè' is 'lǜsè', and without tones 'lvse'.
CREATE TABLE `vocab_spellings` (
	`id` integer PRIMARY KEY NOT NULL,
	`word` text NOT NULL,
	`joined` text NOT NULL,
	`plain` text NOT NULL,
	`facets` text NOT NULL
);
--> statement-breakpoint
-- An inverted index: of each term the ids of its words. It keeps no texts, and takes one a word.
CREATE VIRTUAL TABLE `vocab_index` USING fts5(
	`terms`, content='', columnsize=0, detail=none,
	tokenize="ascii tokenchars '!""#$%&''()*+,-./:;<=>?@[\]^_`{|}~'"
);
--> statement-breakpoint
-- Of each term, in how many words it is.
CREATE VIRTUAL TABLE `vocab_term_counts` USING fts5vocab(`vocab_index`, 'row');
--> statement-breakpoint
CREATE VIEW `vocab_joined` AS
SELECT `id`, `word`, `status`, `is_custom`, `poses`, `levels`,
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
		AS `facets`
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
-- w: one and two characters of the word; p: one to four letters without tones; t: one as it is.
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
	), '') AS `terms`
FROM `vocab_spellings`;
--> statement-breakpoint
INSERT INTO `vocab_spellings` SELECT `id`, `word`, `joined`, `plain`, `facets` FROM `vocab_spelled`;
--> statement-breakpoint
INSERT INTO `vocab_index` (`rowid`, `terms`) SELECT `id`, `terms` FROM `vocab_terms` ORDER BY `id`;
--> statement-breakpoint
-- What was written piece by piece becomes one, which is read three times as fast.
INSERT INTO `vocab_index` (`vocab_index`) VALUES ('optimize');
--> statement-breakpoint
CREATE TRIGGER `vocab_is_indexed` AFTER INSERT ON `vocab` BEGIN
	INSERT INTO `vocab_spellings`
		SELECT `id`, `word`, `joined`, `plain`, `facets` FROM `vocab_spelled` WHERE `id` = NEW.`id`;
	INSERT INTO `vocab_index` (`rowid`, `terms`)
		SELECT `id`, `terms` FROM `vocab_terms` WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `vocab_is_indexed_anew`
AFTER UPDATE OF `id`, `word`, `pinyin`, `poses`, `levels`, `status`, `is_custom` ON `vocab` BEGIN
	INSERT INTO `vocab_index` (`vocab_index`, `rowid`, `terms`)
		SELECT 'delete', `id`, `terms` FROM `vocab_terms` WHERE `id` = OLD.`id`;
	DELETE FROM `vocab_spellings` WHERE `id` = OLD.`id`;
	INSERT INTO `vocab_spellings`
		SELECT `id`, `word`, `joined`, `plain`, `facets` FROM `vocab_spelled` WHERE `id` = NEW.`id`;
	INSERT INTO `vocab_index` (`rowid`, `terms`)
		SELECT `id`, `terms` FROM `vocab_terms` WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `vocab_is_no_longer_indexed` AFTER DELETE ON `vocab` BEGIN
	INSERT INTO `vocab_index` (`vocab_index`, `rowid`, `terms`)
		SELECT 'delete', `id`, `terms` FROM `vocab_terms` WHERE `id` = OLD.`id`;
	DELETE FROM `vocab_spellings` WHERE `id` = OLD.`id`;
END;
