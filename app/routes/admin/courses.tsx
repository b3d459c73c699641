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
import { errorText } from '#app/domain/errors.ts'
import {
	type CourseSearch,
	coursesPath,
	isFiltered,
	readCourseSearch,
} from '#app/features/catalogue/editing/course-search.ts'
import { CoursesScreen } from '#app/features/catalogue/editing/courses-screen.tsx'
import { type ListedCourse, listCourses } from '#app/features/catalogue/editing/queries.server.ts'
import { FailedScreen } from '#app/features/failures/failed-screen.tsx'
import { requireAdmin } from '#app/platform/guards.server.ts'
import { logFailure, reasonOf } from '#app/platform/responses.server.ts'
import { pageCount, searchWith, withoutMoment } from '#app/ui/desk/paging.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'
import { answerItemForm, loadItemDialog } from './course-dialogs.server.ts'
import { CourseDialog, CourseMessage } from './course-dialogs.tsx'
import { answerLessonDialog, loadLessonDialog } from './lesson-dialogs.server.ts'
import { LessonDialog } from './lesson-dialogs.tsx'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Courses', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	await requireAdmin(context)
	const { searchParams } = new URL(request.url)
	const search = readCourseSearch(searchParams)
	const [list, item, lessonDialog] = await Promise.all([
		listOrFailure(context.db, search),
		loadItemDialog({ context, searchParams }),
		loadLessonDialog({ context, searchParams }),
	])
	const pages = pageCount(list.total, search.size)
	if (list.failure === undefined && search.page > pages) {
		throw redirect(coursesPath(searchWith(searchParams, { page: pages })))
	}
	return { list, search, item, lessonDialog }
}

/** A refused change is often one that somebody else has made: the list shows it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
	actionStatus,
	defaultShouldRevalidate,
}) => actionStatus !== undefined || defaultShouldRevalidate

type List = { courses: ListedCourse[]; total: number; failure?: string }

/** A list that cannot be had stays empty, and a message says so. */
async function listOrFailure(
	db: Parameters<typeof listCourses>[0],
	search: CourseSearch,
): Promise<List> {
	try {
		return await listCourses(db, search)
	} catch (error) {
		logFailure(error)
		const code = isFiltered(search) ? 'courses.search-failed' : 'courses.list-failed'
		return { courses: [], total: 0, failure: errorText(code, { reason: reasonOf(error) }) }
	}
}

export async function action({ context, request }: ActionFunctionArgs) {
	const admin = await requireAdmin(context)
	const answer = await answerLessonDialog({ context, request, admin })
	return answer ?? (await answerItemForm({ context, request, admin, parentId: null }))
}

export default function Courses() {
	const { list, search, item, lessonDialog } = useLoaderData<typeof loader>()
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
					{...{ data: item, failure: list.failure, ...places }}
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
