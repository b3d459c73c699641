import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { accessToLesson } from '#app/domain/access/access.ts'
import { counted } from '#app/domain/counted.ts'
import { lessonKindNames } from '#app/domain/courses/lesson-kind.ts'
import type { LearnedMark } from '#app/domain/progress/learned-mark.ts'
import { requireCourse } from '#app/features/courses/find-course.server.ts'
import { findExercisesAndWords } from '#app/features/courses/find-missing.server.ts'
import { findFits } from '#app/features/known-words/fits.server.ts'
import { useLearned } from '#app/features/progress/use-learned.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(data ? `What is missing in ${data.course.title.en}` : 'Course', matches) },
]

export async function loader({ context, params }: LoaderFunctionArgs) {
	const { db, countedTexts } = context
	const user = await requireUser(context)
	const slug = params.slug ?? ''
	const [{ lessons, ...course }, fits, { bestByLesson, wordsById }] = await Promise.all([
		requireCourse(db, { slug, reader: user }),
		findFits(db, countedTexts, user),
		findExercisesAndWords(db, { slug, userId: user.id }),
	])
	const open = lessons.filter(
		(lesson) => accessToLesson(user, { ...lesson, parent: course }) === 'open',
	)
	// A word is named where it stands first. Those of a learned lesson are met.
	const told = new Set<number>()
	return {
		userId: user.id,
		course: { slug: course.slug, title: course.title },
		lessons: open.map(({ id, slug, title, config, mark }) => {
			const fresh = [...fits.newInLesson(id)].filter((word) => !told.has(word))
			for (const word of fresh) told.add(word)
			return {
				id,
				slug,
				title: title.en,
				kind: config.kind,
				mark,
				hasExercises: bestByLesson.has(id),
				/** In percent. */
				best: bestByLesson.get(id) ?? null,
				words: fresh.flatMap((word) => wordsById.get(word) ?? []),
			}
		}),
	}
}

type MissingLesson = ReturnType<typeof useLoaderData<typeof loader>>['lessons'][number]

/** From here a result is an A. */
const enough = 90

export default function Missing() {
	const { userId, course, lessons } = useLoaderData<typeof loader>()
	const isLearned = useLearned(userId)
	const missing = lessons.filter((lesson) => lacks(lesson, isLearned))
	const words = lessons.flatMap((lesson) => lesson.words).length
	return (
		<main className="page grid max-w-3xl flex-1 content-start gap-6 py-6">
			<Breadcrumb
				parts={[
					<Link key="courses" to="/courses" className="hover:underline">
						Courses
					</Link>,
					<Link key="course" to={`/courses/${course.slug}`} className="hover:underline">
						{course.title.en}
					</Link>,
					'What is missing',
				]}
			/>
			<header className="grid gap-2">
				<h1 className="font-display text-3xl">What is missing</h1>
				<p className="max-w-prose text-ink-soft">
					{missing.length === 0
						? 'Nothing: all lessons are learned, all exercises have an A, and you have met every word.'
						: `${counted(missing.length, 'lesson')} of ${lessons.length} to finish, ${counted(words, 'word')} not met yet.`}
				</p>
			</header>
			{lessons.length === 0 && <Empty text="No lesson of this course is open to you yet." />}
			<ul className="grid gap-2">
				{missing.map((lesson) => (
					<li key={lesson.id} className="card grid gap-2 px-4 py-3">
						<Link
							to={`/courses/lessons/${lesson.slug}`}
							className="flex min-h-11 flex-wrap items-center gap-x-2 font-medium hover:underline"
						>
							{lesson.title}
							{lesson.kind !== 'lesson' && <Chip>{lessonKindNames[lesson.kind]}</Chip>}
						</Link>
						<ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
							{!isLearned(lesson.mark) && <li>Not marked as learned</li>}
							{lesson.hasExercises && <Exercises lesson={lesson} />}
						</ul>
						{lesson.words.length > 0 && (
							<ul aria-label="Words not met yet" className="flex flex-wrap gap-x-4">
								{lesson.words.map(({ id, word, pinyin }) => (
									<li key={id}>
										<Link
											to={`/dictionary/${encodeURIComponent(word)}`}
											className="flex min-h-11 items-center gap-1.5 hover:underline"
										>
											<span lang="zh-CN" className="text-xl">
												{word}
											</span>
											<span className="text-ink-quiet text-sm">{pinyin}</span>
										</Link>
									</li>
								))}
							</ul>
						)}
					</li>
				))}
			</ul>
		</main>
	)
}

function lacks(lesson: MissingLesson, isLearned: (mark: LearnedMark) => boolean): boolean {
	const isPractised = !lesson.hasExercises || (lesson.best ?? 0) >= enough
	return !isLearned(lesson.mark) || !isPractised || lesson.words.length > 0
}

function Exercises({ lesson: { kind, best } }: { lesson: MissingLesson }) {
	const name = kind === 'test' ? 'Test' : 'Exercises'
	if (best === null) return <li>{name} not finished</li>
	return best < enough ? (
		<li>
			{name}: {best}%
		</li>
	) : null
}

export function ErrorBoundary() {
	return (
		<FailedScreen
			fallback="course.load-failed"
			titles={{ 'course.private': 'Private Course', 'course.coming-soon': 'Coming Soon' }}
		/>
	)
}
