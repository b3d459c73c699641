/** Lessons: opening one as a learner, and its text as an administrator writes it. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const lessonErrors = {
	'lesson.not-found': 'Lesson not found',
	'lesson.coming-soon': 'This lesson is coming soon.',
	'lesson.private': 'This lesson requires an invitation.',
	'lesson.paid': 'Upgrade your account to access',
	'lesson.without-content': 'Lesson content not found.',
	'lesson-text.empty': 'Content cannot be empty',
	'lesson-text.no-paragraph':
		'No valid paragraph found. Please ensure each paragraph has both "zh:" and "en:" tags.',
	'lesson-text.missing-tag': 'Paragraph {paragraph} is missing "{tag}:" tag',
	'lesson-text.blank-content':
		'Paragraph {paragraph} "{tag}:" content cannot be empty or whitespace only',
	'lesson-text.not-a-lesson': 'Only lesson type can have content.',
	'lesson-text.lesson-missing': 'Lesson not found.',
	'lesson-text.segment-failed': 'Failed to segment.',
	'lesson-text.save-failed': 'Failed to save lesson content. Please try again.',
	'lesson-text.simple-save-failed': 'Save failed. Please try again.',
	'lesson-text.load-failed':
		'The content of this lesson could not be loaded. It is left as it is: nothing written here can replace it until this page is loaded again.',
	'lesson-text.unreadable':
		'The stored content of this lesson cannot be read. It is left as it is: nothing written here replaces it.',
	'lesson-text.preview-failed': 'The preview could not be made. Please try again.',
	'lesson-text.profile-failed': 'The words could not be looked up. Please try again.',
	'lesson-text.signed-out':
		'You are signed out. Please sign in again in another tab, then try once more: your text is still here.',
	'lesson-text.outdated':
		'Someone else has changed this lesson since you opened it. Nothing was saved; your text is still here.',
	'lesson-text.too-long': 'A text may have at most {most} characters; this one has {length}.',
	'aside.no-reading': '“{reading}” is no reading of {word}.',
} as const satisfies ErrorTable
