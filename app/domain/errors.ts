/**
 * Every sentence the product says when something is wrong, in one table: a lesson whose second
 * paragraph lacks its Chinese is told "Paragraph 2 is missing "zh:" tag".
 *
 * Codes are `noun.problem`; `{name}` is filled in by `errorText`. No sentence stands anywhere else.
 */
import { type ErrorTable, type ErrorValues, fillIn, pageErrors } from './page-errors.ts'

export type { ErrorValues }

export const errors = {
	// What a page says by itself
	...pageErrors,

	// Any page, any request
	'page.not-found': { status: 404, text: 'There is nothing at this address.' },
	'request.cross-site': {
		status: 403,
		text: 'This request came from another site and was refused.',
	},
	'request.invalid': { status: 400, text: 'This request could not be understood.' },
	'session.missing': { status: 401, text: 'Please sign in.' },
	'session.not-admin': { status: 403, text: 'Only administrators may do this.' },

	// Signing in and applying
	'login.failed': { status: 401, text: 'Login failed. Please check your email and password.' },
	'login.rejected': { status: 403, text: 'Your application was not approved.' },
	'login.disabled': { status: 403, text: 'Your account has been disabled.' },
	'login.too-many': { status: 429, text: 'Too many attempts. Please try again in {wait}.' },
	'registration.failed': { status: 500, text: 'An unexpected error occurred.' },
	'registration.too-many': {
		status: 429,
		text: 'Too many applications from this network. Please try again in {wait}.',
	},
	'email.required': { status: 422, text: 'Email is required.' },
	'email.invalid': { status: 422, text: 'Please enter a valid email address.' },
	'display-name.required': { status: 422, text: 'Display name is required.' },
	'display-name.too-long': {
		status: 422,
		text: 'Display name may have at most {most} characters.',
	},
	'display-name.invalid': {
		status: 422,
		text: 'Display name has characters that cannot be shown.',
	},
	'country.required': { status: 422, text: 'Country is required.' },
	'language-level.required': { status: 422, text: 'Language level is required.' },
	'password.required': { status: 422, text: 'Password is required.' },
	'password.too-short': {
		status: 422,
		text: 'Password must be at least {least} characters long',
	},
	'password.too-long': { status: 422, text: 'Password may have at most {most} characters.' },
	'password.mismatch': { status: 422, text: 'Passwords do not match' },
	'password.update-failed': { status: 500, text: 'Failed to update password. Please try again.' },
	'reset-mail.unknown-address': {
		status: 422,
		text: 'Failed to send reset email. Please check your email address.',
	},
	'reset-mail.failed': {
		status: 500,
		text: 'Failed to send reset email. Please try again later.',
	},
	'reset-mail.too-soon': {
		status: 429,
		text: 'Please wait before requesting another reset email.',
	},
	'reset-mail.again-in': { status: 429, text: 'You can ask for another one in {wait}.' },
	'reset-mail.too-many': {
		status: 429,
		text: 'Too many reset emails for this network. Please try again in {wait}.',
	},
	'reset-link.invalid': {
		status: 410,
		text: 'Reset link is invalid or expired. Please request a new password reset.',
	},
	'settings.failed': { status: 500, text: 'Failed to save. Please try again.' },

	// Courses and lessons, for learners
	'course.not-found': { status: 404, text: 'Course not found.' },
	'course.coming-soon': { status: 403, text: 'This course is coming soon.' },
	'course.private': { status: 403, text: 'This course requires an invitation.' },
	'lesson.not-found': { status: 404, text: 'Lesson not found' },
	'lesson.coming-soon': { status: 403, text: 'This lesson is coming soon.' },
	'lesson.private': { status: 403, text: 'This lesson requires an invitation.' },
	'lesson.paid': { status: 403, text: 'Upgrade your account to access' },
	'lesson.without-content': { status: 404, text: 'Lesson content not found.' },

	// Flashcards
	'deck.not-found': { status: 404, text: 'Deck not found.' },
	'card.not-found': { status: 404, text: 'There is no such card.' },
	'notes.too-long': { status: 422, text: 'Notes may have at most {most} characters.' },
	'study-limit.not-a-number': { status: 422, text: 'Please enter a whole number.' },
	'study-limit.too-high': { status: 422, text: 'Please enter {most} at most.' },
	'saved-word.unknown': { status: 404, text: 'The vocabulary has no such word.' },

	// Articles
	'article.http': { status: 502, text: 'HTTP error! status: {status}' },
	'article.not-found': { status: 404, text: 'Article not found' },
	'articles.list-failed': {
		status: 500,
		text: 'Failed to load the articles. Please try again.',
	},
	'article.save-failed': { status: 500, text: 'Failed to save the article. Please try again.' },
	'article.delete-failed': {
		status: 500,
		text: 'Failed to delete the article. Please try again.',
	},
	'article.changed': {
		status: 409,
		text: 'Someone else has changed this article since you opened it. Nothing was saved; what you typed is still here.',
	},
	'article.changed-before-deletion': {
		status: 409,
		text: 'Someone else has changed this article meanwhile. Nothing was deleted; please look again.',
	},
	'article.gone': { status: 404, text: 'This article was deleted meanwhile. Nothing was saved.' },

	// The analyser
	'translation.too-many': {
		status: 429,
		text: 'Too many translations at once. Please try again in {wait}.',
	},

	// Speech
	'pronunciation.invalid': {
		status: 400,
		text: 'Only Chinese words of at most {most} characters can be spoken.',
	},
	'pronunciation.too-many': {
		status: 429,
		text: 'Too many words at once. Please try again in {wait}.',
	},
	'audio.not-found': { status: 404, text: 'There is no such audio.' },
	'audio.no-file': { status: 422, text: 'Please select an audio file first' },
	'audio.empty-content': { status: 422, text: 'Course content is empty' },
	'audio.no-chinese': { status: 422, text: 'No Chinese content found' },
	'audio.text-too-long': {
		status: 422,
		text: 'Audio can be made of at most {most} characters; this text has {length}.',
	},
	'audio.unknown-voice': { status: 422, text: 'There is no voice of this name: {voice}' },
	'audio.unknown-task': { status: 404, text: 'There is no such audio task.' },
	'audio.not-ready': { status: 409, text: 'This audio is not ready to be confirmed.' },
	'audio.expired': {
		status: 410,
		text: 'This audio was not confirmed in time. Please generate it again.',
	},
	'audio.generation-failed': { status: 502, text: 'Audio generation failed: {reason}' },
	'audio.upload-failed': { status: 500, text: 'Audio upload failed: {reason}' },
	'audio.submission-failed': { status: 502, text: 'Task submission failed' },
	'audio.synthesis-failed': { status: 502, text: 'TTS synthesis failed' },
	'audio.synthesis-timeout': {
		status: 504,
		text: 'TTS synthesis timeout, please try again later',
	},
	'audio.invalid-type': {
		status: 415,
		text: 'Invalid audio file type. Please upload MP3, M4A, WAV, OGG, or AAC files.',
	},
	'audio.changed': {
		status: 409,
		text: 'Someone else has changed this audio meanwhile. Nothing was changed; please look again.',
	},
	'audio.cancelled': { status: 410, text: 'This audio was not taken.' },
	'audio.load-failed': { status: 500, text: 'Failed to load the audio. Please try again.' },
	'audio.remove-failed': { status: 500, text: 'The audio could not be removed. Please try again.' },
	'audio.too-large': {
		status: 413,
		text: 'The file is too large ({size} MB). The maximum is {most} MB.',
	},

	// Uploads
	'upload.not-signed-in': { status: 401, text: 'User not authenticated' },
	'upload.not-admin': {
		status: 403,
		text: 'Only administrators can upload course cover images. Please contact an administrator.',
	},
	'upload.failed': { status: 500, text: 'Upload failed. Please try again.' },
	'upload.failed-because': { status: 500, text: 'Upload failed: {reason}' },
	'image.invalid-type': {
		status: 415,
		text: 'Please select a valid image file (JPEG, PNG, GIF, WebP)',
	},
	'image.too-large': {
		status: 413,
		text: 'The image is too large ({size} MB). The maximum is {most} MB.',
	},
	'image.too-many-pixels': {
		status: 413,
		text: 'An image may have at most {most} pixels on a side; this one has {width} × {height}.',
	},
	'cover.gone': {
		status: 409,
		text: 'The uploaded cover image is no longer there. Please upload it again.',
	},

	// Vocabulary
	'vocabulary.delete-failed': {
		status: 500,
		text: 'Failed to delete vocabulary. Please try again.',
	},
	'vocabulary.batch-delete-failed': {
		status: 500,
		text: 'Failed to delete vocabularies. Please try again.',
	},
	'vocabulary.status-failed': {
		status: 500,
		text: 'Failed to update vocabularies status. Please try again.',
	},
	'vocabulary.save-failed': { status: 500, text: 'Failed to save vocabulary. Please try again.' },
	'vocabulary.word-required': { status: 422, text: 'Word is required.' },
	'vocabulary.word-not-chinese': { status: 422, text: 'Word must have Chinese characters.' },
	'vocabulary.pinyin-required': { status: 422, text: 'Pinyin is required.' },
	'vocabulary.traditional-not-chinese': {
		status: 422,
		text: 'Traditional must have Chinese characters.',
	},
	'vocabulary.meaning-required': { status: 422, text: 'At least one meaning is required.' },
	'vocabulary.repeated-pos': { status: 422, text: 'Each part of speech may be used only once.' },
	'vocabulary.too-long': { status: 422, text: 'At most {most} characters may stand here.' },
	'vocabulary.exists': {
		status: 409,
		text: 'The vocabulary has this word with this pinyin already.',
	},
	'vocabulary.changed': {
		status: 409,
		text: 'Someone else has changed this word meanwhile. Nothing was saved; what they changed stands below, and what you typed is still here.',
	},
	'vocabulary.not-found': { status: 404, text: 'There is no such word any more.' },
	'vocabulary.load-failed': {
		status: 500,
		text: 'Failed to load the vocabulary. Please try again.',
	},
	'vocabulary.none-selected': { status: 422, text: 'Please select at least one custom word.' },
	'vocabulary.standard': {
		status: 403,
		text: 'Only custom words can be deleted, or changed several at once.',
	},
	'vocabulary.selection-changed': {
		status: 409,
		text: 'Someone else has changed or deleted words of this selection meanwhile. Nothing was changed; please look again.',
	},

	// A CSV of words; rows are counted as in a spreadsheet, the header being row 1
	'vocabulary-csv.unreadable': { status: 422, text: 'CSV parse error row {row}: {reason}' },
	'vocabulary-csv.missing-column': { status: 422, text: 'Missing required column: {column}' },
	'vocabulary-csv.empty-cell': { status: 422, text: 'Row {row}: {column} is required' },
	'vocabulary-csv.not-chinese': {
		status: 422,
		text: 'Row {row}: {column} must be Chinese characters only',
	},
	'vocabulary-csv.duplicate': { status: 422, text: 'Row {row}: duplicate {column} "{value}"' },
	'vocabulary-csv.invalid-levels': { status: 422, text: 'Row {row}: invalid levels "{value}"' },
	'vocabulary-csv.invalid-status': { status: 422, text: 'Row {row}: status must be 1 or 0' },
	'vocabulary-csv.bad-meaning': { status: 422, text: 'Row {row}: bad meaning "{part}"' },
	'vocabulary-csv.unsupported-pos': { status: 422, text: 'Row {row}: unsupported POS "{part}"' },
	'vocabulary-csv.dangling-definition': {
		status: 422,
		text: 'Row {row}: dangling definition "{part}"',
	},
	'vocabulary-csv.no-meaning': { status: 422, text: 'Row {row}: meaning required' },
	'vocabulary-csv.not-selected': { status: 422, text: 'Row {row}: id not in selection' },
	'vocabulary-csv.too-long': {
		status: 422,
		text: 'Row {row}: {column} may have at most {most} characters',
	},
	'vocabulary-csv.exists': { status: 409, text: 'Row {row}: "{value}" is there already' },
	'vocabulary-csv.changed': {
		status: 409,
		text: 'Row {row}: someone else has changed "{value}" meanwhile',
	},
	'vocabulary-csv.gone': { status: 404, text: 'Row {row}: there is no such word any more' },
	'vocabulary-csv.no-rows': { status: 422, text: 'There are no rows to save.' },
	'vocabulary-csv.too-many-rows': {
		status: 413,
		text: 'At most {most} rows can be saved at once; this text has {count}.',
	},
	'vocabulary-csv.too-large': {
		status: 413,
		text: 'The text is too large ({size} MB). The maximum is {most} MB.',
	},

	'hsk-list.unknown-format': {
		status: 422,
		text: 'This is no HSK list in a form we know (hsk30.csv or complete.json).',
	},
	'hsk-list.unknown-level': { status: 422, text: 'This row names no HSK level.' },

	// Users, for administrators
	'users.load-failed': { status: 500, text: 'Failed to load the users. Please try again.' },
	'account.not-found': { status: 404, text: 'There is no such account.' },
	'account.own': { status: 403, text: 'You cannot disable or demote your own account.' },
	'account.changed': {
		status: 409,
		text: 'Someone else has changed this account meanwhile. Nothing was changed; please look again.',
	},
	'account.change-failed': {
		status: 500,
		text: 'The account could not be changed. Please try again.',
	},
	'account.mail-failed': {
		status: 502,
		text: 'The account was changed, but the mail to {email} could not be sent.',
	},
	'level.invalid': { status: 422, text: 'Level must be 0, 1, 2 or 99.' },

	// Courses, for administrators
	'courses.list-failed': { status: 500, text: 'Failed to load courses: {reason}' },
	'courses.search-failed': { status: 500, text: 'Failed to search courses: {reason}' },
	'slug.invalid': {
		status: 422,
		text: 'Slug may only contain lowercase letters, numbers and hyphen (-)',
	},

	'slug.taken': { status: 409, text: 'This slug is taken by “{title}”. Please choose another.' },
	'slug.taken-by-deleted': {
		status: 409,
		text: 'This slug is taken by “{title}”, which was deleted. Please choose another.',
	},
	'slug.too-long': { status: 422, text: 'Slug may have at most {most} characters.' },
	'slug.not-made': {
		status: 422,
		text: 'No slug could be made of these titles. Please type one.',
	},
	'chinese-title.required': { status: 422, text: 'Chinese title is required.' },
	'english-title.required': { status: 422, text: 'English title is required.' },
	'title.too-long': { status: 422, text: 'A title may have at most {most} characters.' },
	'description.too-long': {
		status: 422,
		text: 'A description may have at most {most} characters.',
	},
	'course-type.required': { status: 422, text: 'Type is required.' },
	'course-level.required': { status: 422, text: 'Level is required.' },
	'category.required': { status: 422, text: 'Category is required.' },
	'order.invalid': { status: 422, text: 'Order must be a whole number from 0 to 99999.' },
	'course-status.required': { status: 422, text: 'Status is required.' },
	'course.changed': {
		status: 409,
		text: 'Someone else has changed this meanwhile. Nothing was saved, and what you typed is still here: look at the changes so far, then save once more to put yours in their place.',
	},
	'course.changed-before-deletion': {
		status: 409,
		text: 'Someone else has changed this meanwhile. Nothing was deleted; please look again.',
	},
	'course.gone': { status: 404, text: 'This was deleted meanwhile. Nothing was saved.' },
	'course.save-failed': { status: 500, text: 'It could not be saved. Please try again.' },
	'course.delete-failed': { status: 500, text: 'It could not be deleted. Please try again.' },
	'course.restore-failed': { status: 500, text: 'It could not be restored. Please try again.' },

	// The text of a lesson
	'lesson-text.empty': { status: 422, text: 'Content cannot be empty' },
	'lesson-text.no-paragraph': {
		status: 422,
		text: 'No valid paragraph found. Please ensure each paragraph has both "zh:" and "en:" tags.',
	},
	'lesson-text.missing-tag': {
		status: 422,
		text: 'Paragraph {paragraph} is missing "{tag}:" tag',
	},
	'lesson-text.blank-content': {
		status: 422,
		text: 'Paragraph {paragraph} "{tag}:" content cannot be empty or whitespace only',
	},
	'lesson-text.not-a-lesson': { status: 422, text: 'Only lesson type can have content.' },
	'lesson-text.lesson-missing': { status: 404, text: 'Lesson not found.' },
	'lesson-text.segment-failed': { status: 502, text: 'Failed to segment.' },
	'lesson-text.save-failed': {
		status: 500,
		text: 'Failed to save lesson content. Please try again.',
	},
	'lesson-text.simple-save-failed': { status: 500, text: 'Save failed. Please try again.' },
	'lesson-text.load-failed': {
		status: 500,
		text: 'The content of this lesson could not be loaded. It is left as it is: nothing written here can replace it until this page is loaded again.',
	},
	'lesson-text.unreadable': {
		status: 500,
		text: 'The stored content of this lesson cannot be read. It is left as it is: nothing written here replaces it.',
	},
	'lesson-text.preview-failed': {
		status: 502,
		text: 'The preview could not be made. Please try again.',
	},
	'lesson-text.signed-out': {
		status: 401,
		text: 'You are signed out. Please sign in again in another tab, then try once more: your text is still here.',
	},
	'lesson-text.outdated': {
		status: 409,
		text: 'Someone else has changed this lesson since you opened it. Nothing was saved; your text is still here.',
	},
	'lesson-text.too-long': {
		status: 413,
		text: 'A text may have at most {most} characters; this one has {length}.',
	},
	'tokens.empty-result': {
		status: 502,
		text: 'Empty tokenization result for paragraph {paragraph}',
	},
	'tokens.not-an-array': {
		status: 502,
		text: 'Tokenization result is not an array for paragraph {paragraph}',
	},
	'tokens.empty-array': { status: 502, text: 'Empty token array for paragraph {paragraph}' },
	'tokenizer.unreachable': { status: 502, text: 'Failed to request the tokenize API.' },
	'tokenizer.unexpected': {
		status: 502,
		text: 'Unexpected response format from the tokenize API.',
	},
	'tokenizer.refused': { status: 502, text: 'The tokenize API answered: {reason}' },
	'tokenizer.without-vocabulary': {
		status: 503,
		text: 'The vocabulary could not be read. Please try again.',
	},
	'tokenizer.too-large': { status: 413, text: 'This text is too large to be cut into words.' },
	'tokenizer.too-long': {
		status: 413,
		text: 'At most {most} characters can be cut into words at once; this text has {length}.',
	},
	'tokenizer.too-many-paragraphs': {
		status: 413,
		text: 'At most {most} paragraphs can be cut into words at once; this text has {count}.',
	},

	// The text of exercises
	'exercise-text.invalid-line': {
		status: 422,
		text: 'Invalid line format: "{source}". Each line must start with a language tag like "en:".',
	},
	'exercise-text.no-type': {
		status: 422,
		text: 'Exercise block must start with a valid type tag, e.g., [choice].',
	},
	'exercise-text.invalid-type': {
		status: 422,
		text: 'Invalid exercise type: "{type}". Must be one of: choice, multiple, true_false.',
	},
	'exercise-text.no-question': { status: 422, text: 'Exercise is missing a question.' },
	'exercise-text.no-truth': {
		status: 422,
		text: 'No correct answer specified for true_false question. Use `* true` or `* false`.',
	},
	'exercise-text.invalid-truth': {
		status: 422,
		text: `Invalid answer for true_false question: "{answer}". Must be 'true' or 'false'.`,
	},
	'exercise-text.no-right-answer': {
		status: 422,
		text: 'No correct answer specified for {type} question. Mark correct ones with `*`.',
	},
	'exercise-text.several-right-answers': {
		status: 422,
		text: 'Multiple correct answers specified for a `choice` question. Use `[multiple]` type for multiple answers.',
	},
	'exercise-text.too-many-options': {
		status: 422,
		text: 'An exercise may have at most {most} options.',
	},
	'exercise-text.too-long': {
		status: 413,
		text: 'The exercises may have at most {most} characters; these have {length}.',
	},
	'exercise-text.too-many': {
		status: 422,
		text: 'A lesson may have at most {most} exercises; these are {count}.',
	},
	'exercises.not-a-lesson': { status: 422, text: 'Only lesson type can have exercises.' },
	'exercises.unreadable': {
		status: 422,
		text: 'Stored exercises that cannot be read: {count}. The next save takes them away.',
	},
	'exercises.none-valid': { status: 422, text: 'No valid exercises to save.' },
	'exercises.save-failed': { status: 500, text: 'Failed to save: {reason}' },
	'exercises.outdated': {
		status: 409,
		text: 'Someone else has changed these exercises since you opened them. Nothing was saved; your text is still here.',
	},

	// Sharing
	'share.no-emails': { status: 422, text: 'No emails provided' },
	'share.no-users': { status: 422, text: 'No valid users found for the provided emails' },
	'share.already': { status: 409, text: 'Some users already have access to this course' },
	'share.user-not-found': { status: 404, text: 'User not found' },
	'share.too-many': { status: 422, text: 'At most {most} emails can be added at once.' },
	'share.not-private': {
		status: 409,
		text: 'Only a private course can be shared. Someone else may have changed it meanwhile.',
	},
	'shares.load-failed': { status: 500, text: 'Failed to load existing shares' },
	'shares.update-failed': {
		status: 500,
		text: 'Failed to update shares. Please check your internet connection and try again.',
	},
	'shares.several': { status: 422, text: '{count} errors: {reasons}' },
} as const satisfies ErrorTable

export type ErrorCode = keyof typeof errors

export function isErrorCode(text: string): text is ErrorCode {
	return Object.hasOwn(errors, text)
}

/** The sentence of a code; a placeholder without a value stays as it is written. */
export function errorText(code: ErrorCode, values?: ErrorValues): string {
	return fillIn(errors[code].text, values)
}
