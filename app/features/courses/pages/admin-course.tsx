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
import { errorText } from '#app/domain/errors.ts'
import { itemPath } from '#app/domain/publishing/text-tabs.ts'
import { ChangeList } from '#app/features/audit/change-list.tsx'
import { listChanges } from '#app/features/audit/list-changes.server.ts'
import { readBatchDone } from '#app/features/courses/admin/batch/address.ts'
import { loadBatchDialog } from '#app/features/courses/admin/batch/answer-batch.server.ts'
import { BatchDialog } from '#app/features/courses/admin/batch/batch-dialog.tsx'
import { batchFailures } from '#app/features/courses/admin/batch/batch-failures.ts'
import { BatchMessage } from '#app/features/courses/admin/batch/batch-message.tsx'
import {
	answerCourseForm,
	loadItemDialog,
} from '#app/features/courses/admin/course-dialogs.server.ts'
import { CourseDialog, CourseMessage } from '#app/features/courses/admin/course-dialogs.tsx'
import { CourseScreen } from '#app/features/courses/admin/course-screen.tsx'
import { findCourseToEdit } from '#app/features/courses/admin/courses-for-editing.server.ts'
import { itemFailures } from '#app/features/courses/admin/item-changes.ts'
import { lessonDialogFailures } from '#app/features/courses/admin/lesson-dialog-failures.ts'
import { loadLessonDialog } from '#app/features/courses/admin/lesson-dialogs.server.ts'
import { LessonDialog } from '#app/features/courses/admin/lesson-dialogs.tsx'
import { needsSameData } from '#app/features/courses/admin/lesson-filter.ts'
import { findLessonStates, withStates } from '#app/features/courses/admin/lesson-states.server.ts'
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
	const [course, states, history, item, lessonDialog, batch] = await Promise.all([
		findCourseToEdit(db, { id }),
		findLessonStates({ db, memory: context.countedTexts, courseId: id }),
		listChanges(db, {
			most: lastChanges,
			object: { type: 'course', id },
			withoutPeople: !isAdmin(reader),
		}),
		loadItemDialog({ context, searchParams }),
		loadLessonDialog({ context, searchParams }),
		loadBatchDialog(context, searchParams),
	])
	if (!course) throw redirect('/admin/courses')
	const isUnselected = batch && !course.lessons.some((lesson) => batch.ids.includes(lesson.id))
	return {
		course: withStates(course, states),
		history,
		item,
		lessonDialog,
		batch: isUnselected ? undefined : batch,
		failure: isUnselected ? errorText('lessons.none-selected') : undefined,
	}
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

export const clientAction = keepForm({ ...itemFailures, ...lessonDialogFailures, ...batchFailures })

export default function Course() {
	const { course, history, item, lessonDialog, batch, failure } = useLoaderData<typeof loader>()
	const answer = useActionData<FormAnswer>()
	const [searchParams] = useSearchParams()
	const path = itemPath(course)
	const places = {
		askedAt: path + searchWith(searchParams, {}),
		listPath: path + searchWith(withoutDialog(searchParams), {}),
		answer,
	}
	const done = readBatchDone(searchParams)
	const selectedIds = batch?.ids ?? []
	return (
		<CourseScreen
			course={course}
			listPath={places.listPath}
			selectedIds={selectedIds}
			message={
				<>
					<CourseMessage
						data={item}
						failure={failure}
						{...places}
						// The dialog reports problems of its own form.
						answer={lessonDialog || batch ? undefined : answer}
					/>
					{done && <BatchMessage done={done} listPath={places.listPath} />}
				</>
			}
			dialog={
				<>
					<CourseDialog data={item} parent={course} {...places} />
					<LessonDialog data={lessonDialog} {...places} />
					{batch && (
						<BatchDialog
							key={batch.ask}
							data={batch}
							courseId={course.id}
							lessons={course.lessons.filter(({ id }) => selectedIds.includes(id))}
							{...places}
						/>
					)}
				</>
			}
			history={<ChangeList changes={history} isOfOne />}
		/>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="course.load-failed" />
}
