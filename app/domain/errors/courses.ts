/** Courses: opening one as a learner, and the fields an administrator fills in. */
import { highestOrder, lastOnPath } from '#app/domain/courses/limits.ts'
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const courseErrors = {
	'course.not-found': 'Course not found.',
	'course.coming-soon': 'This course is coming soon.',
	'course.private': 'This course requires an invitation.',
	'courses.list-failed': 'Failed to load courses: {reason}',
	'courses.search-failed': 'Failed to search courses: {reason}',
	'slug.invalid': 'Slug may only contain lowercase letters, numbers and hyphen (-)',
	'slug.taken': 'This slug is taken by “{title}”. Please choose another.',
	'slug.too-long': 'Slug may have at most {most} characters.',
	'slug.not-made': 'No slug could be made of these titles. Please type one.',
	'chinese-title.required': 'Chinese title is required.',
	'english-title.required': 'English title is required.',
	'title.too-long': 'A title may have at most {most} characters.',
	'description.too-long': 'A description may have at most {most} characters.',
	'course-type.required': 'Type is required.',
	'course-level.required': 'Level is required.',
	'category.required': 'Category is required.',
	'order.invalid': `Order must be a whole number from 0 to ${highestOrder}.`,
	'course-path.invalid': `Place on the path must be a whole number from 1 to ${lastOnPath}, or empty for a course off the path.`,
	'course-status.required': 'Status is required.',
	'course.no-text': 'This course has no lesson with a text yet. Tick the box to publish it anyway.',
	'lesson.no-text':
		'This lesson has no text yet: learners would find an empty page. Tick the box to publish it anyway.',
	'course.changed':
		'Someone else has changed this. Nothing was saved, and what you typed is still here. Look at the history below; saving again will overwrite their changes.',
	'course.changed-before-deletion':
		'Someone else has changed this. Nothing was deleted. Please check it and try again.',
	'course.changed-before-status':
		'Someone else has changed this. Its status was left as it is. Please check it and try again.',
	'course.gone': 'This was deleted meanwhile. Nothing was saved.',
	'course.save-failed': 'It could not be saved. Please try again.',
	'course.delete-failed': 'It could not be deleted. Please try again.',
	'lesson.course-in-trash':
		'This lesson belongs to the course “{title}”, which is in the trash too. Restore the course first.',
	'course.duplicate-failed': 'It could not be duplicated. Please try again.',
	'course.restore-failed': 'It could not be restored. Please try again.',
} as const satisfies ErrorTable
