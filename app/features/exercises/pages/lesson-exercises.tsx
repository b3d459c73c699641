import {
	type ActionFunctionArgs,
	data,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/cloudflare'
import { Await, Link, type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import { Suspense } from 'react'
import * as z from 'zod'
import { errorStatus } from '#app/contracts/error-status.server.ts'
import { savePart } from '#app/db/parts/save-part.ts'
import { lessonOwner } from '#app/db/working-parts.ts'
import { errorText } from '#app/domain/errors.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { type Problem, type ProblemWithText, problemText } from '#app/domain/problem.ts'
import { coursePath } from '#app/domain/publishing/text-tabs.ts'
import { versionField } from '#app/domain/version.ts'
import { ExerciseEditor } from '#app/features/exercises/admin/exercise-editor.tsx'
import {
	type ExercisesForEditing,
	findExercisesForEditing,
} from '#app/features/exercises/admin/exercises-for-editing.server.ts'
import type { SaveAnswer } from '#app/features/exercises/admin/save-answer.ts'
import { wordsToSave } from '#app/features/exercises/admin/words-of-exercises.server.ts'
import { findPartMeanwhile } from '#app/features/publishing/saved-meanwhile.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { invalid, logFailure, reasonOf } from '#app/http/responses.server.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Exercises', matches) }]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { id: userId } = await requireEditor(context)
	const lessonId = params.id ?? ''
	const loading = openSet(context, lessonId)
	// A client navigation shows a loading state; a document waits for its data and their status.
	const isNavigation = request.headers.get('sec-fetch-dest') === 'empty'
	if (isNavigation) return { userId, lessonId, loading }
	const loaded = await loading
	return data({ userId, lessonId, loading: loaded }, { status: loaded.status })
}

type Context = LoaderFunctionArgs['context']

/** If the set can't be loaded, the editor is empty and the page says so. */
async function openSet({ db }: Context, lessonId: string) {
	try {
		const found = await findExercisesForEditing(db, { lessonId })
		if (!found) return closed('lesson-text.lesson-missing')
		if (found.lesson.type !== 'lesson') return closed('exercises.not-a-lesson')
		return { opened: found, status: 200 }
	} catch (error) {
		logFailure(error)
		return { opened: undefined, status: 200 }
	}
}

function closed(code: 'lesson-text.lesson-missing' | 'exercises.not-a-lesson') {
	return { opened: { refusal: errorText(code) }, status: errorStatus(code) }
}

/** In bytes: far more than may be saved, so that a text too long is told its length. */
const exercisesLimit = { mostBytes: 8_000_000 } as const

/** The domain parses the text and reports the mistakes. */
const exercisesForm = z.object({
	text: z.string(),
	/** The version that was opened. */
	version: versionField,
	/** The version of somebody else's set to overwrite. */
	overwrite: versionField.optional(),
	/** Consent to skip blocks with errors. */
	skip: z.literal('yes').optional(),
})

type ExercisesForm = z.infer<typeof exercisesForm>

export async function action({ context, params, request }: ActionFunctionArgs) {
	const { id, email } = await requireEditor(context)
	const form = await readBody(request, exercisesForm, exercisesLimit)
	if (!form.ok) return invalid(form.problems.slice(0, 1))
	const order = { lessonId: params.id ?? '', actor: { id, email }, form: form.value }
	try {
		return await save(context, order)
	} catch (error) {
		logFailure(error)
		const values = { reason: reasonOf(error) }
		return refused([{ code: 'exercises.save-failed', values }])
	}
}

type ExercisesEdit = { lessonId: string; actor: { id: string; email: string }; form: ExercisesForm }

async function save({ db, services }: Context, { lessonId, actor, form }: ExercisesEdit) {
	const { exercises, failed, problem } = readExerciseSet(form.text)
	if (problem) return refused([problem])
	const problems = failed.map((block) => block.problem)
	if (exercises.length === 0) return refused([{ code: 'exercises.none-valid' }, ...problems])
	if (failed.length > 0 && !form.skip) return refused(problems)
	const version = form.overwrite ?? form.version
	const words = await wordsToSave(db, { services, lessonId, exercises })
	const saved = await savePart(db, {
		owner: lessonOwner(lessonId),
		content: { part: 'exercises', exercises, words },
		version,
		actor,
		now: new Date(),
	})
	if (saved.ok) {
		const answer: SaveAnswer = { saved: exercises.length, version: saved.value.version }
		return json(answer)
	}
	const isOutdated = saved.error.code === 'exercises.outdated'
	const mine = { part: 'exercises', refusal: saved.error, readerId: actor.id } as const
	const [theirs, meanwhile] = await Promise.all([
		isOutdated ? findExercisesForEditing(db, { lessonId }) : undefined,
		findPartMeanwhile(db, { owner: lessonOwner(lessonId), ...mine }),
	])
	return refused([saved.error], { theirs, meanwhile })
}

function refused(problems: Problem[], conflict: Pick<FormAnswer, 'theirs' | 'meanwhile'> = {}) {
	return invalid(problems.map(withLine), conflict)
}

function withLine({ line, ...problem }: Problem): ProblemWithText {
	const text = problemText(problem)
	return { ...problem, text: line ? `Line ${line}: ${text}` : text }
}

export const clientAction = keepForm('exercises.save-failed')

/** A saved editor is left, and a refused one keeps its text: neither needs new data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
	formMethod,
	defaultShouldRevalidate,
}) => formMethod !== 'POST' && defaultShouldRevalidate

export default function LessonExercises() {
	const { userId, lessonId, loading } = useLoaderData<typeof loader>()
	return (
		<Suspense key={lessonId} fallback={<LoadingScreen />}>
			<Await resolve={loading}>
				{({ opened }) => <EditorScreen lessonId={lessonId} userId={userId} opened={opened} />}
			</Await>
		</Suspense>
	)
}

/** The set, the reason why it can't be edited, or undefined if it couldn't be loaded. */
type OpenedSet = ExercisesForEditing | { refusal: string } | undefined

type Props = {
	lessonId: string
	/** The owner of the drafts in this browser. */
	userId: string
	opened: OpenedSet
}

/** The tab in which a lesson's exercises are edited. */
function EditorScreen({ lessonId, userId, opened }: Props) {
	if (opened && 'refusal' in opened) return <Notice tone="error">{opened.refusal}</Notice>
	return (
		<>
			{!opened && <Notice tone="error">{pageErrorText('exercises.load-failed')}</Notice>}
			{opened && opened.unreadable > 0 && (
				<Notice tone="warning">
					{errorText('exercises.unreadable', { count: opened.unreadable })}
				</Notice>
			)}
			<ExerciseEditor
				// Version 0 matches no stored set: one that couldn't be loaded can't be overwritten unseen.
				opened={opened ?? { text: '', version: 0 }}
				documentId={lessonId}
				userId={userId}
				listPath={lessonListPath(opened)}
			/>
			<Link
				to={`/admin/lessons/${encodeURIComponent(lessonId)}/learners#exercises`}
				className="justify-self-start underline"
			>
				What learners answered
			</Link>
		</>
	)
}

/** The tab while its exercises are loading. */
function LoadingScreen() {
	return (
		<div className="grid items-start gap-4 lg:grid-cols-2">
			<p role="status" className={`${waiting} min-h-96`}>
				Loading exercises...
			</p>
			<p className={waiting}>Loading preview...</p>
		</div>
	)
}

const waiting = 'rounded-control border border-line bg-raised p-4 text-ink-quiet'

/** The list that the lesson is in: its course, or all courses. */
function lessonListPath(found: ExercisesForEditing | undefined): string {
	const course = found?.lesson.course
	return course ? coursePath(course.id) : '/admin/courses'
}
