import {
	type ActionFunctionArgs,
	type AppLoadContext,
	data,
	type LinksFunction,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/cloudflare'
import {
	Await,
	useActionData,
	useLoaderData,
	useParams,
	useRevalidator,
	useSearchParams,
} from '@remix-run/react'
import {
	type ComponentProps,
	lazy,
	type ReactNode,
	Suspense,
	useCallback,
	useEffect,
	useRef,
	useState,
} from 'react'
import * as z from 'zod'
import { errorStatus } from '#app/contracts/error-status.server.ts'
import { lessonOwner } from '#app/db/working-parts.ts'
import { errorText } from '#app/domain/errors.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { type LoggedChange, listChanges } from '#app/features/audit/list-changes.server.ts'
import {
	answerItemForm,
	loadItemDialog,
} from '#app/features/courses/admin/course-dialogs.server.ts'
import { itemStatusForm } from '#app/features/courses/admin/forms.ts'
import { itemFailures } from '#app/features/courses/admin/item-changes.ts'
import { lessonDialogFailures } from '#app/features/courses/admin/lesson-dialog-failures.ts'
import {
	answerLessonDialog,
	isOfLessonDialog,
	lessonDialogForm,
	loadLessonDialog,
} from '#app/features/courses/admin/lesson-dialogs.server.ts'
import {
	findLessonForEditing,
	type LessonForEditing,
} from '#app/features/lesson-editor/lesson-for-editing.server.ts'
import styles from '#app/features/lesson-editor/segment/segment-editor.css?url'
import { SegmentScreen } from '#app/features/lesson-editor/segment/segment-screen.tsx'
import { preferencesFrom } from '#app/features/lessons/reader/preferences.ts'
import { findPublishing, type Publishing } from '#app/features/publishing/find-publishing.server.ts'
import { longForm, readBody } from '#app/http/body.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireAdmin } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { fail, logFailure } from '#app/http/responses.server.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { later, useLater } from '#app/ui/loaded-later.ts'
import { Notice } from '#app/ui/notice.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

const title = 'Lesson content'

/** How many entries of the lesson's history are shown. */
const lastChanges = 10

/** Matches no stored version, so an unreadable text cannot be overwritten. */
const noVersion = -1

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(title, matches) }]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { isDocument } = context
	const user = await requireAdmin(context)
	const { searchParams } = new URL(request.url)
	const text = loadText(context, params.id ?? '')
	const page = {
		user: { id: user.id, rank: rankOf(user.langLevel) },
		preferences: preferencesFrom(request.headers.get('cookie')),
		...(await loadAsked({ context, searchParams })),
	}
	// On client navigation, show the page before its text has loaded.
	if (!isDocument) return { ...page, text }
	const loaded = await text
	const status = 'refusal' in loaded ? errorStatus(loaded.refusal) : 200
	return data({ ...page, text: loaded }, { status })
}

/** The dialog that the address names, and what it says was done. */
async function loadAsked(asked: { context: AppLoadContext; searchParams: URLSearchParams }) {
	const [dialog, done] = await Promise.all([
		loadLessonDialog(asked),
		asked.searchParams.has('done') ? loadItemDialog(asked) : undefined,
	])
	return { dialog, done }
}

type ShownLesson = Pick<
	LessonForEditing['lesson'],
	'id' | 'slug' | 'title' | 'parent' | 'status' | 'version'
>

type LoadedText =
	| { refusal: 'lesson-text.lesson-missing' | 'lesson-text.not-a-lesson' }
	| {
			lesson: ShownLesson | undefined
			isDialogue: boolean
			history: LoggedChange[]
			publishing: Publishing | undefined
			content: LessonContent
			version: number
			/** Why saving is blocked: the stored text could not be read. */
			obstacle?: string
	  }

async function loadText({ db }: AppLoadContext, id: string): Promise<LoadedText> {
	try {
		const [found, history, publishing] = await Promise.all([
			findLessonForEditing(db, { id }),
			listChanges(db, { most: lastChanges, object: { type: 'lesson', id } }),
			findPublishing(db, lessonOwner(id)),
		])
		if (!found) return { refusal: 'lesson-text.lesson-missing' }
		const { lesson, content, version, isUnreadable } = found
		if (lesson.type !== 'lesson') return { refusal: 'lesson-text.not-a-lesson' }
		const isDialogue = lesson.config.dialogMode
		const { slug, title, parent, status } = lesson
		const own = { id, slug, title, parent, status, version: lesson.version }
		const shown = { lesson: own, isDialogue, history, publishing }
		if (!isUnreadable) return { ...shown, content, version }
		return { ...shown, ...unread, obstacle: errorText('lesson-text.unreadable') }
	} catch (error) {
		logFailure(error)
		const obstacle = errorText('lesson-text.load-failed')
		const page = { lesson: undefined, isDialogue: false, history: [], publishing: undefined }
		return { ...unread, ...page, obstacle }
	}
}

const unread = { content: [], version: noVersion }

/** After a conflict the next try knows the newer version. */
export const shouldRevalidate = reloadAfterSubmit

const anyForm = z.discriminatedUnion('intent', [lessonDialogForm, itemStatusForm])

/** Handles the dialogs and the status. The text has its own address, whose answers never navigate. */
export async function action({ context, request }: ActionFunctionArgs) {
	const admin = await requireAdmin(context)
	const body = await readBody(request, anyForm, longForm)
	if (!body.ok) throw fail('request.invalid')
	const { value: form, typed } = body
	return isOfLessonDialog(form)
		? answerLessonDialog({ context, request, admin }, form)
		: answerItemForm({ context, request, admin, parentId: null }, { form, typed })
}

export const clientAction = keepForm({ ...itemFailures, ...lessonDialogFailures })

export default function LessonSegment() {
	const { id = '' } = useParams()
	return <Segment key={id} id={id} />
}

function Segment({ id }: { id: string }) {
	const { dialog, done, ...loaded } = useLoaderData<typeof loader>()
	const answer = useActionData<FormAnswer>()
	const [searchParams] = useSearchParams()
	// Opening a dialog reloads the page's data, which must not replace the text being edited.
	const [text] = useState(loaded.text)
	const [isUnsaved, setUnsaved] = useState(false)
	const { revalidate } = useRevalidator()
	const wasUnsaved = useRef(false)
	const onUnsaved = useCallback(
		(isNow: boolean) => {
			// A save has an entry in the history.
			if (wasUnsaved.current && !isNow) revalidate()
			wasUnsaved.current = isNow
			setUnsaved(isNow)
		},
		[revalidate],
	)
	const path = `/admin/lessons/${id}/segment`
	const listPath = `${path}${searchWith(withoutDialog(searchParams), {})}`
	return (
		<>
			{(answer || done) && (
				<Suspense>
					<CourseMessage data={done} listPath={listPath} answer={dialog ? undefined : answer} />
				</Suspense>
			)}
			<Suspense
				fallback={
					<AdminPage title={title}>
						<p role="status">Loading...</p>
					</AdminPage>
				}
			>
				<Await resolve={text}>
					{(page) =>
						'refusal' in page ? (
							<AdminPage title={title}>
								<Notice tone="error">{errorText(page.refusal)}</Notice>
							</AdminPage>
						) : (
							<SegmentScreen
								{...page}
								lessonId={id}
								userId={loaded.user.id}
								status={
									<Latest first={page} loaded={loaded.text}>
										{(latest) => <StatusOfLesson page={latest} isUnsaved={isUnsaved} />}
									</Latest>
								}
								history={
									<Latest first={page} loaded={loaded.text}>
										{(latest) => <LessonHistory page={latest} />}
									</Latest>
								}
								onUnsaved={onUnsaved}
								renderAsLearner={(shown) => (
									<AsLearner
										id={id}
										text={shown}
										title={page.lesson?.title.zh ?? ''}
										isDialogue={page.isDialogue}
										rank={loaded.user.rank}
										preferences={loaded.preferences}
									/>
								)}
							/>
						)
					}
				</Await>
			</Suspense>
			{dialog && (
				<Suspense>
					<LessonDialog
						data={dialog}
						listPath={listPath}
						askedAt={`${path}${searchWith(searchParams, {})}`}
						answer={answer}
						isTextUnsaved={isUnsaved}
					/>
				</Suspense>
			)}
		</>
	)
}

type LessonPage = Exclude<LoadedText, { refusal: unknown }>

type LatestProps = {
	first: LessonPage
	loaded: LoadedText | Promise<LoadedText>
	children: (page: LessonPage) => ReactNode
}

/** A part of the page as last loaded; the old one stays while a new one is under way. */
function Latest({ first, loaded, children }: LatestProps) {
	const [latest, setLatest] = useState(first)
	useEffect(() => {
		let isCurrent = true
		Promise.resolve(loaded).then((page) => {
			if (isCurrent && !('refusal' in page)) setLatest(page)
		})
		return () => {
			isCurrent = false
		}
	}, [loaded])
	return children(latest)
}

function LessonHistory({ page }: { page: LessonPage }) {
	const { part: ChangeList } = useLater(changeList, true)
	return ChangeList ? <ChangeList changes={page.history} isOfOne /> : null
}

function StatusOfLesson({ page, isUnsaved }: { page: LessonPage; isUnsaved: boolean }) {
	const { lesson, publishing } = page
	return lesson && publishing ? (
		<Suspense>
			<LessonStatus lesson={lesson} publishing={publishing} isUnsaved={isUnsaved} />
		</Suspense>
	) : null
}

const changeList = later(
	async () => (await import('#app/features/audit/change-list.tsx')).ChangeList,
)

const LessonStatus = lazy(async () => {
	const { LessonStatus } = await import('#app/features/lesson-editor/segment/lesson-status.tsx')
	return { default: LessonStatus }
})

/** Loaded on demand: messages and dialogs are rare on this page. */
const CourseMessage = lazy(async () => {
	const { CourseMessage } = await import('#app/features/courses/admin/course-message.tsx')
	return { default: CourseMessage }
})

const LessonDialog = lazy(async () => {
	const { LessonDialog } = await import('#app/features/courses/admin/lesson-dialogs.tsx')
	return { default: LessonDialog }
})

const asLearner = later(() => import('#app/features/lesson-editor/segment/as-learner.tsx'))

/** The text as learners see it, loaded on demand. */
function AsLearner(shown: ComponentProps<Awaited<ReturnType<typeof asLearner.load>>['AsLearner']>) {
	const { part, isFailed } = useLater(asLearner, true)
	if (isFailed) return <Notice tone="error">{errorText('lesson-text.preview-failed')}</Notice>
	return part ? <part.AsLearner {...shown} /> : <p role="status">Loading...</p>
}

export function ErrorBoundary() {
	return <FailedScreen fallback="lesson.load-failed" />
}
