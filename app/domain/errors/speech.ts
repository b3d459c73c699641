/** Spoken words, and the audio of lessons and articles. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const speechErrors = {
	'pronunciation.invalid': 'Only Chinese words of at most {most} characters can be spoken.',
	'pronunciation.too-many': 'Too many words at once. Please try again in {wait}.',
	'pronunciation.unknown': 'Only words of the dictionary or of a text can be spoken.',
	'pronunciation.own-text-spent':
		'Of your own texts, {most} characters a day can be spoken, and today’s are used up. A Mandarin voice of your device has no such limit.',
	'pronunciation.spent': 'No more new words can be spoken today. Words heard before still can.',
	'audio.not-found': 'There is no such audio.',
	'audio.no-file': 'Please select an audio file first',
	'audio.empty-content': 'Course content is empty',
	'audio.no-chinese': 'No Chinese content found',
	'audio.text-too-long': 'Audio can be made of at most {most} characters; this text has {length}.',
	'audio.unknown-voice': 'There is no voice of this name: {voice}',
	'audio.no-sample': 'This voice does not answer. Please try again later.',
	'audio.too-many-samples': 'Too many voices at once. Please try again in {wait}.',
	'audio.unknown-task': 'There is no such audio task.',
	'audio.not-ready': 'This audio is not ready to be published.',
	'audio.expired': 'This audio was not used in time. Please generate it again.',
	'audio.generation-failed': 'Audio generation failed: {reason}',
	'audio.upload-failed': 'Audio upload failed: {reason}',
	'audio.submission-failed': 'Task submission failed',
	'audio.synthesis-failed': 'TTS synthesis failed',
	'audio.synthesis-timeout': 'TTS synthesis timeout, please try again later',
	'audio.invalid-type': 'Invalid audio file type. Please upload MP3, M4A, WAV, OGG, or AAC files.',
	'audio.changed':
		'Someone else has changed this audio meanwhile. Nothing was changed; please look again.',
	'audio.cancelled': 'This audio was not taken.',
	'audio.load-failed': 'Failed to load the audio. Please try again.',
	'audio.remove-failed': 'The audio could not be removed. Please try again.',
	'audio.too-large': 'The file is too large ({size} MB). The maximum is {most} MB.',
} as const satisfies ErrorTable
