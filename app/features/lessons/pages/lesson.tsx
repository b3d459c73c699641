import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { lazy, useCallback, useMemo, useState } from 'react'
import type { Practice } from '#app/domain/exercises/session.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { previewIn } from '#app/domain/publishing/preview.ts'
import { soundSetOfLesson, soundsPath } from '#app/domain/speech/sounds/sound-sets.ts'
import { followOldSlug } from '#app/features/courses/follow-old-slug.server.ts'
import { WithEnglish } from '#app/features/exercises/player/english.tsx'
import type { ExercisesProps } from '#app/features/exercises/player/exercises.tsx'
import { PrintedQuestions } from '#app/features/exercises/player/printed-questions.tsx'
import { Speaking } from '#app/features/exercises/speaking/speaking.tsx'
import type { TestProps } from '#app/features/exercises/test/test.tsx'
import { readLesson } from '#app/features/lessons/read-lesson.server.ts'
import { AboutLesson, LessonHead } from '#app/features/lessons/reader/lesson-head.tsx'
import { NewWords } from '#app/features/lessons/reader/new-words.tsx'
import { preferencesFrom } from '#app/features/lessons/reader/preferences.ts'
import {
	ReadingFrame,
	useReading,
	WordsToLearn,
} from '#app/features/lessons/reader/reading-frame.tsx'
import { reloadUnlessSubmitted } from '#app/features/lessons/reader/reload-unless-submitted.ts'
import { useFigures } from '#app/features/lessons/reader/use-figures.ts'
import {
	VocabularyFigures,
	VocabularyOverview,
} from '#app/features/lessons/reader/vocabulary-overview.tsx'
import type { WordList } from '#app/features/lessons/reader/way-on.ts'
import { updateRecord, useLessonRecord } from '#app/features/progress/browser-progress.ts'
import { MarkAsLearned } from '#app/features/progress/mark-as-learned.tsx'
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
		sounds: sounds && {
			path: soundsPath(sounds.id, `/courses/lessons/${page.lesson.slug}`),
			name: sounds.name,
		},
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
	const served = useLoaderData<typeof loader>()
	const { lesson, parent, cover, reader } = served
	const page = useFigures(served, {
		path: `/courses/lessons/${lesson.slug}`,
		userId: reader.id,
		lessonId: lesson.id,
	})
	const reading = useReading(page)
	const foundIn = useMemo(() => ({ lessonId: lesson.id, articleId: null }), [lesson.id])
	const [wordList, tell] = useWordList(lesson.id)
	const { listed, spoken } = page.exercises
	const isSpeakingAlone = listed.length === 0 && spoken.length > 0
	return (
		<ReadingFrame
			{...{ page, reading }}
			kind="lesson"
			id={lesson.id}
			note={
				page.mayEdit
					? {
							owner: { kind: 'lessons', id: lesson.id },
							readingPath: `/courses/lessons/${lesson.slug}`,
							isFree: lesson.isFree,
							isLive: page.isLive,
							isEnabled: page.isEnabled,
							preview: page.preview,
						}
					: undefined
			}
			head={<LessonHead {...{ lesson, parent, cover }} fit={page.fit} />}
			instead={page.isEmpty && <Empty text={pageErrorText('lesson.empty-content')} />}
			before={
				<>
					<AboutLesson
						description={lesson.description.en}
						figures={<VocabularyFigures overview={page.overview} />}
					>
						<VocabularyOverview key={lesson.id} overview={page.overview} level={reader.level} />
					</AboutLesson>
					{page.newWords.length > 0 && (
						<NewWords
							key={`new words ${lesson.id}`}
							userId={reader.id}
							foundIn={foundIn}
							words={page.newWords}
						/>
					)}
				</>
			}
			title={page.drawnTitle ? <span lang="zh-Hant">{page.drawnTitle}</span> : lesson.title.zh}
			isDialogue={lesson.isDialogue}
			isPathBeginning={page.isPathBeginning}
			notes={page.hasNotes ? { name: notesNameOf(lesson.id), html: page.notesHtml } : undefined}
			player={{
				audio: page.audio,
				lessonKey: lesson.id,
				title: lesson.title.en,
				artist: parent?.title.en,
				cover: cover.src,
			}}
			foundIn={foundIn}
			end={{
				sounds: page.sounds,
				next: page.next && {
					label: page.next.label,
					path: `/courses/lessons/${page.next.slug}`,
					title: page.next.title.en,
					hanzi: page.next.title.zh,
				},
				back: parent
					? { path: `/courses/${parent.slug}`, text: `Back to ${parent.title.en}` }
					: { path: '/courses', text: 'Back to Courses' },
			}}
		>
			<MarkAsLearned
				userId={reader.id}
				lessonId={lesson.id}
				hasNewWords={served.newWords.length > 0}
			/>
			<WithEnglish key={lesson.id} level={lesson.level}>
				<LessonExercises
					userId={reader.id}
					lessonId={lesson.id}
					level={lesson.level}
					listed={listed}
					words={page.exercises.words}
					testedLessons={page.testedLessons}
					missingPath={parent?.isOpen ? `/courses/${parent.slug}/missing` : undefined}
					isIncomplete={page.exercises.unreadable.length > 0}
					isSpeakingAlone={isSpeakingAlone}
					onward={
						<LazyPart problem={pageErrorText('word.load-failed')}>
							<AfterExercises
								list={wordList}
								load={reading.entries.load}
								next={
									page.next && {
										label: page.next.label,
										path: `/courses/lessons/${page.next.slug}`,
									}
								}
							/>
						</LazyPart>
					}
				/>
				<Speaking spoken={spoken} words={page.exercises.words} isAlone={isSpeakingAlone} />
			</WithEnglish>
			<WordsToLearn
				key={`words ${lesson.id}`}
				reading={reading}
				foundIn={foundIn}
				title="Words of this lesson"
				words={page.wordsToLearn}
				tell={tell}
			/>
		</ReadingFrame>
	)
}

/** What the list of a lesson's words tells the button after its exercises, and how. */
function useWordList(lessonId: string) {
	const [told, setTold] = useState<{ of: string; list: WordList }>()
	const tell = useCallback((list: WordList) => setTold({ of: lessonId, list }), [lessonId])
	return [told?.of === lessonId ? told.list : undefined, tell] as const
}

const Exercises = lazy(async () => ({
	default: (await import('#app/features/exercises/player/exercises.tsx')).Exercises,
}))

const Test = lazy(async () => ({
	default: (await import('#app/features/exercises/test/test.tsx')).Test,
}))

const AfterExercises = lazy(async () => ({
	default: (await import('#app/features/lessons/reader/after-exercises.tsx')).AfterExercises,
}))

const notBegun: Practice = {}

type LessonExercisesProps = Omit<ExercisesProps, 'practice' | 'keep'> & {
	userId: string
	lessonId: string
	/** Of the course. */
	level: TestProps['level']
	/** Of a test the lesson that each point belongs to. */
	testedLessons: TestProps['lessons'] | undefined
	missingPath: string | undefined
	/** Whether all there is to do is to speak. */
	isSpeakingAlone: boolean
}

/** Connects the exercises to the progress record. */
function LessonExercises(props: LessonExercisesProps) {
	const { userId, lessonId, level, testedLessons, missingPath, isSpeakingAlone, ...shown } = props
	const { listed } = shown
	const toast = useToast()
	const record = useLessonRecord(userId, lessonId)

	function keep(change: Practice) {
		const isKept = updateRecord({ userId, lessonId }, change)
		if (!isKept) toast({ tone: 'warning', text: pageErrorText('progress.not-kept') })
	}

	if (isSpeakingAlone) return null
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
			{testedLessons ? (
				<Test
					{...shown}
					{...{ level, missingPath }}
					lessons={testedLessons}
					practice={record ?? notBegun}
					keep={keep}
				/>
			) : (
				<Exercises {...shown} practice={record ?? notBegun} keep={keep} />
			)}
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
