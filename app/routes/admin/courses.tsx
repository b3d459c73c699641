import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import {
	coursesPath,
	isFiltered,
	readCourseSearch,
} from '#app/features/catalogue/editing/course-search.ts'
import { CoursesScreen } from '#app/features/catalogue/editing/courses-screen.tsx'
import { listCourses } from '#app/features/catalogue/editing/queries.server.ts'
import { FailedScreen } from '#app/features/failures/failed-screen.tsx'
import { requireAdmin } from '#app/platform/guards.server.ts'
import { evenWhenRefused } from '#app/ui/desk/after-change.ts'
import { searchWith, withoutMoment } from '#app/ui/desk/paging.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'
import { answerItemForm, loadItemDialog } from './course-dialogs.server.ts'
import { CourseDialog, CourseMessage } from './course-dialogs.tsx'
import { answerLessonDialog, loadLessonDialog } from './lesson-dialogs.server.ts'
import { LessonDialog } from './lesson-dialogs.tsx'
import { listOrFailure, pageInstead } from './list-or-failure.server.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Courses', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	await requireAdmin(context)
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

export const shouldRevalidate = evenWhenRefused

export async function action({ context, request }: ActionFunctionArgs) {
	const admin = await requireAdmin(context)
	const answer = await answerLessonDialog({ context, request, admin })
	return answer ?? (await answerItemForm({ context, request, admin, parentId: null }))
}

export default function Courses() {
	const { list, failure, search, item, lessonDialog } = useLoaderData<typeof loader>()
	const answer = useActionData<FormAnswer>()
	const [searchParams] = useSearchParams()
	const places = {
		askedAt: coursesPath(searchWith(searchParams, {})),
		listPath: coursesPath(searchWith(withoutMoment(searchParams), {})),
		answer,
	}
	return (
		<CoursesScreen
			courses={list.courses}
			total={list.total}
			search={search}
			message={
				<CourseMessage
					{...{ data: item, failure, ...places }}
					// What a dialog says of its own form is not said twice.
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
