import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { lazy, useMemo } from 'react'
import type { Practice } from '#app/domain/exercises/session.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { previewIn } from '#app/domain/publishing/preview.ts'
import { soundSetOfLesson, soundsPath } from '#app/domain/speech/sounds/sound-sets.ts'
import { followOldSlug } from '#app/features/courses/follow-old-slug.server.ts'
import type { ExercisesProps } from '#app/features/exercises/player/exercises.tsx'
import { PrintedQuestions } from '#app/features/exercises/player/printed-questions.tsx'
import { readLesson } from '#app/features/lessons/read-lesson.server.ts'
import { AboutLesson } from '#app/features/lessons/reader/about-lesson.tsx'
import { LessonHead } from '#app/features/lessons/reader/lesson-head.tsx'
import { NewWords } from '#app/features/lessons/reader/new-words.tsx'
import { preferencesFrom } from '#app/features/lessons/reader/preferences.ts'
import { Reader } from '#app/features/lessons/reader/reader.tsx'
import { ReadingEnd } from '#app/features/lessons/reader/reading-end.tsx'
import { reloadUnlessSubmitted } from '#app/features/lessons/reader/reload-unless-submitted.ts'
import { VocabularyOverview } from '#app/features/lessons/reader/vocabulary-overview.tsx'
import { updateRecord, useLessonRecord } from '#app/features/progress/browser-progress.ts'
import { MarkAsLearned } from '#app/features/progress/mark-as-learned.tsx'
import { ReadingPlace } from '#app/features/progress/reading/reading-place.tsx'
import { Player } from '#app/features/speech/player/player.tsx'
import { useTextWords } from '#app/features/vocabulary/popup/text-words.ts'
import { wordsAddress } from '#app/features/vocabulary/words-file.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { fail, logFailure } from '#app/http/responses.server.ts'
import { Empty } from '#app/ui/empty.tsx'
import { LazyPart } from '#app/ui/lazy-part.tsx'
import { pageTitle } from '#app/ui/page-title.ts'
import { useToast } from '#app/ui/toast.tsx'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(data?.lesson.title.en ?? 'Lesson', matches) },
]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db, lessonCache, countedTexts, placeHtml } = context
	const user = await requireUser(context)
	const asOf = Date.now()
	const { searchParams } = new URL(request.url)
	const preview = previewIn(searchParams)
	const query = { slug: params.slug ?? '', user, countedTexts, preview }
	const read = await readLesson(db, lessonCache, query)
	if (!read.ok) {
		if (read.error === 'lesson.not-found') {
			await followOldSlug(db, { type: 'lesson', slug: params.slug ?? '' })
		}
		throw fail(read.error)
	}
	const { entries, html, notesHtml, ...page } = read.value
	const { unreadable } = page.exercises
	if (unreadable.length > 0) logFailure(new Error(`Unreadable exercises: ${unreadable.join(', ')}`))
	const sounds = soundSetOfLesson(page.lesson.slug)
	return {
		...page,
		sounds: sounds && { path: soundsPath(sounds.id), name: sounds.name },
		asOf,
		html: placeHtml(page.lesson.id, html),
		hasNotes: notesHtml !== '',
		notesHtml: placeHtml(notesNameOf(page.lesson.id), notesHtml),
		preferences: preferencesFrom(request.headers.get('cookie')),
		areAnswersShown: searchParams.get('answers') === 'shown',
		words: await wordsAddress(`/courses/lessons/${page.lesson.slug}`, entries, {
			readerId: user.id,
			isWorking: page.preview !== undefined,
		}),
	}
}

function notesNameOf(lessonId: string): string {
	return `notes ${lessonId}`
}

export const shouldRevalidate = reloadUnlessSubmitted

export default function Lesson() {
	const { lesson, parent, cover, reader, words, ...page } = useLoaderData<typeof loader>()
	const { revalidate } = useRevalidator()
	const entries = useTextWords(words)
	const { own, sheet, asOf } = page
	const text = useMemo(
		() => ({ userId: reader.id, rank: reader.rank, own, sheet, listed: entries, asOf }),
		[reader, own, sheet, entries, asOf],
	)
	return (
		<main
			className={`page grid flex-1 grid-cols-1 content-start gap-6 pt-4 pb-6 ${page.preview?.isNarrow ? 'max-w-[24rem]' : 'max-w-[52rem]'}`}
		>
			{page.mayEdit && (
				<LazyPart problem={pageErrorText('word.load-failed')}>
					<EditorsNote
						owner={{ kind: 'lessons', id: lesson.id }}
						readingPath={`/courses/lessons/${lesson.slug}`}
						isFree={lesson.isFree}
						isLive={page.isLive}
						isEnabled={page.isEnabled}
						preview={page.preview}
					/>
				</LazyPart>
			)}
			<LessonHead lesson={lesson} parent={parent} cover={cover} fitText={page.fitText} />
			{page.isEmpty ? (
				<Empty text={pageErrorText('lesson.empty-content')} />
			) : (
				<>
					<AboutLesson description={lesson.description.en}>
						<VocabularyOverview key={lesson.id} overview={page.overview} level={reader.level} />
					</AboutLesson>
					{page.newWords.length > 0 && (
						<NewWords
							key={`new words ${lesson.id}`}
							userId={reader.id}
							lessonId={lesson.id}
							words={page.newWords}
						/>
					)}
					<ReadingPlace
						key={lesson.id}
						userId={reader.id}
						kind="lesson"
						id={lesson.id}
						{...page.place}
					/>
					<Reader
						key={lesson.id}
						name={lesson.id}
						html={page.html}
						title={
							page.drawnTitle ? <span lang="zh-Hant">{page.drawnTitle}</span> : lesson.title.zh
						}
						isDialogue={lesson.isDialogue}
						isPathBeginning={page.isPathBeginning}
						rank={reader.rank}
						preferences={page.preferences}
						answers={page.answers}
						areAnswersShown={page.areAnswersShown}
						text={text}
						notes={
							page.hasNotes ? { name: notesNameOf(lesson.id), html: page.notesHtml } : undefined
						}
						entries={entries}
						reloadEntries={entries.load}
						reload={revalidate}
						player={
							<Player
								key={page.audio?.src}
								audio={page.audio}
								owner={{ lessonId: lesson.id, articleId: null }}
								lessonKey={lesson.id}
								userId={reader.id}
								title={lesson.title.en}
								artist={parent?.title.en}
								cover={cover.src}
								reload={revalidate}
							/>
						}
						foundIn={{ lessonId: lesson.id, articleId: null }}
					>
						<MarkAsLearned userId={reader.id} lessonId={lesson.id} />
						<LessonExercises
							key={lesson.id}
							userId={reader.id}
							lessonId={lesson.id}
							level={lesson.level}
							listed={page.exercises.listed}
							words={page.exercises.words}
							isIncomplete={page.exercises.unreadable.length > 0}
						/>
						<LazyPart key={`words ${lesson.id}`} problem={pageErrorText('level-check.load-failed')}>
							<LessonWords
								text={text}
								lessonId={lesson.id}
								title="Words of this lesson"
								words={page.wordsToLearn}
								entries={entries}
							/>
						</LazyPart>
						<ReadingEnd
							kind="lesson"
							sounds={page.sounds}
							next={
								page.next && {
									label: page.next.label,
									path: `/courses/lessons/${page.next.slug}`,
									title: page.next.title.en,
									hanzi: page.next.title.zh,
								}
							}
							back={
								parent
									? { path: `/courses/${parent.slug}`, text: `Back to ${parent.title.en}` }
									: { path: '/courses', text: 'Back to Courses' }
							}
						/>
					</Reader>
				</>
			)}
		</main>
	)
}

const EditorsNote = lazy(async () => ({
	default: (await import('#app/features/lessons/reader/editors-note.tsx')).EditorsNote,
}))

const LessonWords = lazy(async () => ({
	default: (await import('#app/features/lessons/reader/lesson-words.tsx')).LessonWords,
}))

const Exercises = lazy(async () => ({
	default: (await import('#app/features/exercises/player/exercises.tsx')).Exercises,
}))

const notBegun: Practice = {}

type LessonExercisesProps = Omit<ExercisesProps, 'practice' | 'keep'> & {
	userId: string
	lessonId: string
}

/** Connects the exercises to the progress record. */
function LessonExercises({ userId, lessonId, ...shown }: LessonExercisesProps) {
	const { listed } = shown
	const toast = useToast()
	const record = useLessonRecord(userId, lessonId)

	function keep(change: Practice) {
		const isKept = updateRecord({ userId, lessonId }, change)
		if (!isKept) toast({ tone: 'warning', text: pageErrorText('progress.not-kept') })
	}

	if (record === null) {
		return (
			<noscript>
				{/* For printing and for browsers without scripts; others ignore it. */}
				{import.meta.env.SSR && <PrintedQuestions listed={listed} />}
			</noscript>
		)
	}
	if (listed.length === 0 && !record?.learned) return null
	return (
		<LazyPart problem={pageErrorText('exercises.load-failed')}>
			<Exercises {...shown} practice={record ?? notBegun} keep={keep} />
		</LazyPart>
	)
}

export function ErrorBoundary() {
	return (
		<FailedScreen
			fallback="lesson.load-failed"
			titles={{
				'lesson.private': 'Private Lesson',
				'lesson.coming-soon': 'Coming Soon',
				'lesson.paid': 'Paid Lesson',
			}}
			advice={{ 'lesson.paid': 'lesson.how-to-upgrade' }}
		/>
	)
}
