import {
	type ActionFunctionArgs,
	data,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/cloudflare'
import { Await, type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import { Suspense } from 'react'
import { errorStatus } from '#app/contracts/error-status.server.ts'
import { savePart } from '#app/db/parts/save-part.ts'
import { lessonOwner } from '#app/db/working-parts.ts'
import { errorText } from '#app/domain/errors.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { type Problem, type ProblemWithText, problemText } from '#app/domain/problem.ts'

import { EditorScreen, LoadingScreen } from '#app/features/exercises/admin/editor-screen.tsx'
import { findExercisesForEditing } from '#app/features/exercises/admin/exercises-for-editing.server.ts'
import {
	type ExercisesForm,
	exercisesForm,
	exercisesLimit,
} from '#app/features/exercises/admin/exercises-form.ts'
import type { SaveAnswer } from '#app/features/exercises/admin/save-answer.ts'
import { wordsToSave } from '#app/features/exercises/admin/words-of-exercises.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { invalid, logFailure, reasonOf } from '#app/http/responses.server.ts'
import type { TheirText } from '#app/ui/form-answer.ts'
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
	const theirs = isOutdated ? await findExercisesForEditing(db, { lessonId }) : undefined
	return refused([saved.error], theirs)
}

function refused(problems: Problem[], theirs?: TheirText) {
	return invalid(problems.map(withLine), { theirs })
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
