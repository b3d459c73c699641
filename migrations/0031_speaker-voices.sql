-- The voices of the speakers of a dialogue.
ALTER TABLE `audio_jobs` ADD `speaker_voices` text;
