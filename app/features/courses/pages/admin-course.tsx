import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import {
	type ShouldRevalidateFunction,
	useActionData,
	useLoaderData,
	useSearchParams,
} from '@remix-run/react'
import { isAdmin } from '#app/domain/accounts/user.ts'
import { ChangeList } from '#app/features/audit/change-list.tsx'
import { listChanges } from '#app/features/audit/list-changes.server.ts'
import {
	answerCourseForm,
	loadItemDialog,
} from '#app/features/courses/admin/course-dialogs.server.ts'
import { CourseDialog } from '#app/features/courses/admin/course-dialogs.tsx'
import { CourseMessage } from '#app/features/courses/admin/course-message.tsx'
import { CourseScreen } from '#app/features/courses/admin/course-screen.tsx'
import { findCourseToEdit } from '#app/features/courses/admin/courses-for-editing.server.ts'
import { itemFailures } from '#app/features/courses/admin/item-changes.ts'
import { itemPath } from '#app/features/courses/admin/item-title.tsx'
import { lessonDialogFailures } from '#app/features/courses/admin/lesson-dialog-failures.ts'
import { loadLessonDialog } from '#app/features/courses/admin/lesson-dialogs.server.ts'
import { LessonDialog } from '#app/features/courses/admin/lesson-dialogs.tsx'
import { needsSameData } from '#app/features/courses/admin/lesson-filter.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { isAnsweredWith } from '#app/ui/admin/after-change.ts'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'
import { isSamePage } from '#app/ui/same-page.ts'

/** How many changes the course's history shows. */
const lastChanges = 20

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(data?.course.title.en ?? 'Course', matches) },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
	const { db } = context
	const reader = await requireEditor(context)
	const { searchParams } = new URL(request.url)
	const id = params.id ?? ''
	const [course, history, item, lessonDialog] = await Promise.all([
		findCourseToEdit(db, { id }),
		listChanges(db, {
			most: lastChanges,
			object: { type: 'course', id },
			withoutPeople: !isAdmin(reader),
		}),
		loadItemDialog({ context, searchParams }),
		loadLessonDialog({ context, searchParams }),
	])
	if (!course) throw redirect('/admin/courses')
	return { course, history, item, lessonDialog }
}

/** Filters and pages need no server: the browser has all lessons. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
	const { actionStatus, currentUrl, nextUrl, defaultShouldRevalidate } = change
	if (actionStatus !== undefined) return isAnsweredWith(actionStatus)
	const isLoaded = isSamePage(change) && needsSameData(currentUrl, nextUrl)
	return !isLoaded && defaultShouldRevalidate
}

export async function action({ context, request, params }: ActionFunctionArgs) {
	const admin = await requireEditor(context)
	return answerCourseForm({ context, request, admin, parentId: params.id ?? '' })
}

export const clientAction = keepForm({ ...itemFailures, ...lessonDialogFailures })

export default function Course() {
	const { course, history, item, lessonDialog } = useLoaderData<typeof loader>()
	const answer = useActionData<FormAnswer>()
	const [searchParams] = useSearchParams()
	const path = itemPath(course)
	const places = {
		askedAt: path + searchWith(searchParams, {}),
		listPath: path + searchWith(withoutDialog(searchParams), {}),
		answer,
	}
	return (
		<CourseScreen
			course={course}
			message={
				<CourseMessage
					data={item}
					{...places}
					// The dialog reports problems of its own form.
					answer={lessonDialog ? undefined : answer}
				/>
			}
			dialog={
				<>
					<CourseDialog data={item} parent={course} {...places} />
					<LessonDialog data={lessonDialog} {...places} />
				</>
			}
			history={<ChangeList changes={history} isOfOne />}
		/>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="course.load-failed" />
}
