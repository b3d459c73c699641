import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet, useLoaderData, useLocation, useParams } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { tabAt } from '#app/domain/courses/lesson-tabs.ts'
import { listChanges } from '#app/features/audit/list-changes.server.ts'
import { loadItemDialog } from '#app/features/courses/admin/course-dialogs.server.ts'
import { findLessonHead } from '#app/features/lesson-editor/lesson-head.server.ts'
import { LessonScreen } from '#app/features/lesson-editor/lesson-page/lesson-screen.tsx'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireAdmin } from '#app/http/guards.server.ts'
import type { LoadContext } from '#app/http/load-context.server.ts'
import { logFailure } from '#app/http/responses.server.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import { useLatest } from '#app/ui/latest.ts'

/** How many entries of the lesson's history are shown. */
const lastChanges = 10

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	await requireAdmin(context)
	const { searchParams } = new URL(request.url)
	const about = loadAbout(context, params.id ?? '')
	const isDone = searchParams.has('done')
	const done = isDone ? await loadItemDialog({ context, searchParams }) : undefined
	// On client navigation, the tab is shown before the head has loaded.
	return { done, about: context.isDocument ? await about : about }
}

/** Each tab says itself what is missing, or could not be loaded. */
async function loadAbout({ db }: Pick<LoadContext, 'db'>, id: string) {
	try {
		const [lesson, history] = await Promise.all([
			findLessonHead(db, { id }),
			listChanges(db, { most: lastChanges, object: { type: 'lesson', id } }),
		])
		return { lesson, history }
	} catch (error) {
		logFailure(error)
		return { lesson: undefined, history: [] }
	}
}

export const shouldRevalidate = reloadAfterSubmit

export default function LessonPage() {
	const { id = '' } = useParams()
	return <Lesson key={id} />
}

function Lesson() {
	const { about, done } = useLoaderData<typeof loader>()
	const { lesson, history = [] } = useLatest(about) ?? {}
	const tab = tabAt(useLocation().pathname) ?? 'Text'
	return (
		<LessonScreen
			lesson={lesson}
			publishBar={
				lesson && (
					<Suspense>
						<LessonStatus lesson={lesson} tab={tab} done={done} />
					</Suspense>
				)
			}
			history={
				<Suspense>
					<ChangeList changes={history} isOfOne />
				</Suspense>
			}
		>
			<Outlet />
		</LessonScreen>
	)
}

/** Loaded on demand: the history is folded, and the editors are heavy. */
const ChangeList = lazy(async () => {
	const { ChangeList } = await import('#app/features/audit/change-list.tsx')
	return { default: ChangeList }
})

const LessonStatus = lazy(async () => {
	const { LessonStatus } = await import('#app/features/lesson-editor/lesson-page/lesson-status.tsx')
	return { default: LessonStatus }
})

export function ErrorBoundary() {
	return <FailedScreen fallback="lesson.load-failed" />
}
