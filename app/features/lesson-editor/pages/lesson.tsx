import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Link, Outlet, useLoaderData, useParams } from '@remix-run/react'
import { lazy, Suspense, useState } from 'react'
import { lessonOwner } from '#app/db/working-parts.ts'
import { listChanges } from '#app/features/audit/list-changes.server.ts'
import { LessonScreen } from '#app/features/lesson-editor/lesson-page/lesson-screen.tsx'
import type { TabContext } from '#app/features/lesson-editor/lesson-page/tab-context.ts'
import { findNamedLesson } from '#app/features/lesson-editor/named-lesson.server.ts'
import { findPublishing } from '#app/features/publishing/find-publishing.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireAdmin } from '#app/http/guards.server.ts'
import type { LoadContext } from '#app/http/load-context.server.ts'
import { logFailure } from '#app/http/responses.server.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import { useLatest } from '#app/ui/latest.ts'

/** How many entries of the lesson's history are shown. */
const lastChanges = 10

export async function loader({ context, params }: LoaderFunctionArgs) {
	await requireAdmin(context)
	const about = loadAbout(context, params.id ?? '')
	// On client navigation, the tab is shown before the head has loaded.
	return { about: context.isDocument ? await about : about }
}

/** Each tab says itself what is missing, or could not be loaded. */
async function loadAbout({ db }: Pick<LoadContext, 'db'>, id: string) {
	try {
		const [lesson, publishing, history] = await Promise.all([
			findNamedLesson(db, { id }),
			findPublishing(db, lessonOwner(id)),
			listChanges(db, { most: lastChanges, object: { type: 'lesson', id } }),
		])
		return { lesson, publishing, history }
	} catch (error) {
		logFailure(error)
		return { lesson: undefined, publishing: undefined, history: [] }
	}
}

export const shouldRevalidate = reloadAfterSubmit

export default function LessonPage() {
	const { id = '' } = useParams()
	return <Lesson key={id} id={id} />
}

function Lesson({ id }: { id: string }) {
	const { about } = useLoaderData<typeof loader>()
	const loaded = useLatest(about)
	const { lesson, publishing, history = [] } = loaded ?? {}
	const [isUnsaved, setUnsaved] = useState(false)
	const context: TabContext = { onUnsaved: setUnsaved }
	return (
		<LessonScreen
			id={id}
			isMissing={loaded !== undefined && lesson === undefined}
			lesson={lesson}
			publishBar={
				lesson &&
				publishing && (
					<Suspense fallback={<ToPublishing path={publishing.path} />}>
						<LessonStatus lesson={lesson} publishing={publishing} isUnsaved={isUnsaved} />
					</Suspense>
				)
			}
			history={
				<Suspense>
					<ChangeList changes={history} isOfOne />
				</Suspense>
			}
		>
			<Outlet context={context} />
		</LessonScreen>
	)
}

/** Stands in for the bar until it has loaded, and where there is no script. */
function ToPublishing({ path }: { path: string }) {
	return (
		<Link to={path} className="py-1 underline">
			Publishing
		</Link>
	)
}

/** Loaded on demand: the editors below are heavy enough. */
const LessonStatus = lazy(async () => {
	const { LessonStatus } = await import('#app/features/lesson-editor/lesson-page/lesson-status.tsx')
	return { default: LessonStatus }
})

const ChangeList = lazy(async () => {
	const { ChangeList } = await import('#app/features/audit/change-list.tsx')
	return { default: ChangeList }
})

export function ErrorBoundary() {
	return <FailedScreen fallback="lesson.load-failed" />
}
