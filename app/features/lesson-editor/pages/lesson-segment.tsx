import {
	type AppLoadContext,
	data,
	type LinksFunction,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/cloudflare'
import {
	Await,
	type ShouldRevalidateFunction,
	useLoaderData,
	useParams,
	useRevalidator,
} from '@remix-run/react'
import { type ComponentProps, Suspense, useCallback, useEffect, useRef } from 'react'
import { errorStatus } from '#app/contracts/error-status.server.ts'
import { errorText } from '#app/domain/errors.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { findLessonForEditing } from '#app/features/lesson-editor/lesson-for-editing.server.ts'
import { useTabContext } from '#app/features/lesson-editor/lesson-page/tab-context.ts'
import styles from '#app/features/lesson-editor/segment/segment-editor.css?url'
import { SegmentScreen } from '#app/features/lesson-editor/segment/segment-screen.tsx'
import { preferencesFrom } from '#app/features/lessons/reader/preferences.ts'
import { requireAdmin } from '#app/http/guards.server.ts'
import { logFailure } from '#app/http/responses.server.ts'
import { later, useLater } from '#app/ui/loaded-later.ts'
import { Notice } from '#app/ui/notice.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

/** Matches no stored version, so an unreadable text cannot be overwritten. */
const noVersion = -1

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Lesson content', matches) }]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { isDocument } = context
	const user = await requireAdmin(context)
	const text = loadText(context, params.id ?? '')
	const page = {
		user: { id: user.id, rank: rankOf(user.langLevel) },
		preferences: preferencesFrom(request.headers.get('cookie')),
	}
	// On client navigation, show the page before its text has loaded.
	if (!isDocument) return { ...page, text }
	const loaded = await text
	const status = 'refusal' in loaded ? errorStatus(loaded.refusal) : 200
	return data({ ...page, text: loaded }, { status })
}

type LoadedText =
	| { refusal: 'lesson-text.lesson-missing' | 'lesson-text.not-a-lesson' }
	| {
			/** Shown with the preview; empty if the lesson could not be loaded. */
			title: string
			isDialogue: boolean
			content: LessonContent
			version: number
			/** Why the text cannot be saved. */
			obstacle?: string
	  }

/** A failing load leaves the editor empty: the page says so and saves nothing. */
async function loadText({ db }: AppLoadContext, id: string): Promise<LoadedText> {
	try {
		const found = await findLessonForEditing(db, { id })
		if (!found) return { refusal: 'lesson-text.lesson-missing' }
		const { lesson, content, version, isUnreadable } = found
		if (lesson.type !== 'lesson') return { refusal: 'lesson-text.not-a-lesson' }
		const shown = { title: lesson.title.zh, isDialogue: lesson.config.dialogMode }
		if (!isUnreadable) return { ...shown, content, version }
		return { ...shown, ...unread, obstacle: errorText('lesson-text.unreadable') }
	} catch (error) {
		logFailure(error)
		const obstacle = errorText('lesson-text.load-failed')
		return { title: '', isDialogue: false, ...unread, obstacle }
	}
}

const unread = { content: [], version: noVersion }

/** The text being edited is never replaced, whatever is saved on the page around it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
	currentParams.id !== nextParams.id

export default function LessonSegment() {
	const { id = '' } = useParams()
	return <Segment key={id} id={id} />
}

function Segment({ id }: { id: string }) {
	const { text, user, preferences } = useLoaderData<typeof loader>()
	const { revalidate } = useRevalidator()
	const wasUnsaved = useRef(false)
	const latest = useRef(useTabContext())
	const onUnsaved = useCallback(
		(isNow: boolean) => {
			// A save has an entry in the history, and may be published.
			if (wasUnsaved.current && !isNow) revalidate()
			wasUnsaved.current = isNow
			latest.current.onUnsaved(isNow)
		},
		[revalidate],
	)
	useEffect(() => () => latest.current.onUnsaved(false), [])
	return (
		<Suspense fallback={<p role="status">Loading...</p>}>
			<Await resolve={text}>
				{(page) =>
					'refusal' in page ? (
						<Notice tone="error">{errorText(page.refusal)}</Notice>
					) : (
						<SegmentScreen
							{...page}
							lessonId={id}
							userId={user.id}
							onUnsaved={onUnsaved}
							renderAsLearner={(shown) => (
								<AsLearner
									id={id}
									text={shown}
									title={page.title}
									isDialogue={page.isDialogue}
									rank={user.rank}
									preferences={preferences}
								/>
							)}
						/>
					)
				}
			</Await>
		</Suspense>
	)
}

const asLearner = later(() => import('#app/features/lesson-editor/segment/as-learner.tsx'))

/** The text as learners see it, loaded on demand. */
function AsLearner(shown: ComponentProps<Awaited<ReturnType<typeof asLearner.load>>['AsLearner']>) {
	const { part, isFailed } = useLater(asLearner, true)
	if (isFailed) return <Notice tone="error">{errorText('lesson-text.preview-failed')}</Notice>
	return part ? <part.AsLearner {...shown} /> : <p role="status">Loading...</p>
}
