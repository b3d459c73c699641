/** Courses and lessons as files. The server and the import page show these. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const courseFileErrors = {
	'course-file.no-file': 'Please choose a file first.',
	'course-file.too-large': 'The zip file is too large ({size} MB). The maximum is {most} MB.',
	'course-file.part-damaged': 'A part of the file was damaged on its way. Please try again.',
	'course-file.part-gone':
		'A part of this file is no longer here. Please press Check: only what is missing is sent again.',
	'course-file.not-sent':
		'The file could not be sent: {reason}. What was sent is kept for a day; press Check to go on.',
	'course-file.damaged':
		'This is not a zip, or it is damaged or incomplete. Please choose another file.',
	'course-file.too-much-inside':
		'There is too much in this zip. The maximum is {entries} files and {most} MB unpacked.',
	'course-file.no-manifest': 'There is no course.json and no lesson.json in this zip.',
	'course-file.several-manifests':
		'There is more than one course.json or lesson.json in this zip. Please import them one by one.',
	'course-file.not-text': 'This file is not text. Save it as UTF-8 and try again.',
	'course-file.not-json': 'This is not valid JSON.',
	'course-file.invalid-field': '“{field}” is missing, or its value is not allowed.',
	'course-file.unknown-field': '“{field}” is not a known field.',
	'course-file.more-faults': 'There are more faults. Mend these first.',
	'course-file.too-many-lessons':
		'There are {count} lessons in this course. At most {most} can be imported at once.',
	'course-file.repeated-slug': 'The slug “{slug}” is used twice.',
	'course-file.stranger':
		'This file belongs to no lesson. Its name must begin with a lesson’s slug.',
	'course-file.no-paragraph': 'The text has no paragraph {paragraph}.',
	'course-file.no-place': 'Paragraph {paragraph} has no occurrence {occurrence} of “{word}”.',
	'course-file.other-words': 'These words do not match paragraph {paragraph}.',
	'course-file.course-gone': 'This course was deleted meanwhile. Please choose another one.',
	'course-file.changed':
		'The file or the courses here have changed since the check. Please look at the new result.',
	'course-file.nothing-new': 'Everything in this file is here already. Nothing was imported.',
	'course-file.check-failed': 'The file could not be checked. Please try again.',
	'course-file.refused':
		'Nothing was imported. Please correct the problems below, and choose the file again.',
	'course-file.failed': 'The file could not be imported. Nothing was changed; please try again.',
} as const satisfies ErrorTable
