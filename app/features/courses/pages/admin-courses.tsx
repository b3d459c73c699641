import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import {
	answerCourseForm,
	loadItemDialog,
} from '#app/features/courses/admin/course-dialogs.server.ts'
import { CourseDialog, CourseMessage } from '#app/features/courses/admin/course-dialogs.tsx'
import {
	coursesPath,
	isFiltered,
	readCourseSearch,
} from '#app/features/courses/admin/course-search.ts'
import { listCourses } from '#app/features/courses/admin/courses-for-editing.server.ts'
import { CoursesScreen } from '#app/features/courses/admin/courses-screen.tsx'
import { itemFailures } from '#app/features/courses/admin/item-changes.ts'
import { lessonDialogFailures } from '#app/features/courses/admin/lesson-dialog-failures.ts'
import { loadLessonDialog } from '#app/features/courses/admin/lesson-dialogs.server.ts'
import { LessonDialog } from '#app/features/courses/admin/lesson-dialogs.tsx'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { listOrFailure, pageInstead } from '#app/http/list-or-failure.server.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Courses', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	await requireEditor(context)
	const { searchParams } = new URL(request.url)
	const search = readCourseSearch(searchParams)
	const [listed, item, lessonDialog] = await Promise.all([
		listOrFailure({
			list: listCourses(context.db, search),
			empty: { courses: [], total: 0 },
			failure: isFiltered(search) ? 'courses.search-failed' : 'courses.list-failed',
		}),
		loadItemDialog({ context, searchParams }),
		loadLessonDialog({ context, searchParams }),
	])
	const page = pageInstead(listed, search)
	if (page) throw redirect(coursesPath(searchWith(searchParams, { page })))
	return { ...listed, search, item, lessonDialog }
}

export const shouldRevalidate = reloadAfterSubmit

export async function action({ context, request }: ActionFunctionArgs) {
	const admin = await requireEditor(context)
	return answerCourseForm({ context, request, admin, parentId: null })
}

export const clientAction = keepForm({ ...itemFailures, ...lessonDialogFailures })

export default function Courses() {
	const { list, failure, search, item, lessonDialog } = useLoaderData<typeof loader>()
	const answer = useActionData<FormAnswer>()
	const [searchParams] = useSearchParams()
	const places = {
		askedAt: coursesPath(searchWith(searchParams, {})),
		listPath: coursesPath(searchWith(withoutDialog(searchParams), {})),
		answer,
	}
	return (
		<CoursesScreen
			courses={list.courses}
			total={list.total}
			search={search}
			message={
				<CourseMessage
					data={item}
					failure={failure}
					{...places}
					// The dialog reports problems of its own form.
					answer={lessonDialog ? undefined : answer}
				/>
			}
			dialog={
				<>
					<CourseDialog data={item} {...places} />
					<LessonDialog data={lessonDialog} {...places} />
				</>
			}
		/>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
