import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { vocabularyErrors } from '#app/domain/errors/vocabulary.ts'
import { addErrors, type ErrorCode, errorText } from '#app/domain/errors.ts'
import { ChangeList } from '#app/features/audit/change-list.tsx'
import { listChanges } from '#app/features/audit/list-changes.server.ts'
import {
	doneMessage,
	donePath,
	readNewWord,
	readWordsAddress,
	wordsPath,
} from '#app/features/vocabulary/admin/list/address.ts'
import { changeWords } from '#app/features/vocabulary/admin/list/change-words.server.ts'
import {
	findSelectedWords,
	listWords,
} from '#app/features/vocabulary/admin/list/list-words.server.ts'
import { readWordSearch } from '#app/features/vocabulary/admin/list/word-search.ts'
import { WordsDialog } from '#app/features/vocabulary/admin/list/words-dialog.tsx'
import type { WordsChange } from '#app/features/vocabulary/admin/list/words-form.ts'
import { findDeletedWords } from '#app/features/vocabulary/admin/list/words-in-trash.server.ts'
import { WordsScreen } from '#app/features/vocabulary/admin/list/words-screen.tsx'
import { findWord } from '#app/features/vocabulary/admin/word/find-word.server.ts'
import { saveWord } from '#app/features/vocabulary/admin/word/save-word.server.ts'
import { WordDialog } from '#app/features/vocabulary/admin/word/word-dialog.tsx'
import { vocabularyForm, wordFields } from '#app/features/vocabulary/admin/word/word-form.ts'
import { countUses } from '#app/features/vocabulary/admin/word/word-uses.server.ts'
import { WordUses } from '#app/features/vocabulary/admin/word/word-uses.tsx'
import { longForm, readBody } from '#app/http/body.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { listOrFailure, pageInstead } from '#app/http/list-or-failure.server.ts'
import { refuseChange } from '#app/http/refuse-change.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import { AdminMessage } from '#app/ui/admin/message.tsx'
import { withoutDialog } from '#app/ui/admin/paging.ts'
import { UndoDeletion } from '#app/ui/admin/undo-deletion.tsx'
import { type FormAnswer, formProblem } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'

/** The number of changes below a word's form. */
const lastChanges = 5

/** The sentence for a form that failed, by its intent. */
const failures = {
	create: 'vocabulary.save-failed',
	edit: 'vocabulary.save-failed',
	delete: 'vocabulary.delete-failed',
	'batch-delete': 'vocabulary.batch-delete-failed',
	'set-status': 'vocabulary.status-failed',
	'set-level': 'vocabulary.save-failed',
	restore: 'vocabulary.restore-failed',
} as const satisfies Record<string, ErrorCode>

addErrors(vocabularyErrors)

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Vocabulary', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	await requireEditor(context)
	const { searchParams } = new URL(request.url)
	const search = readWordSearch(searchParams)
	const { ask, done, of, ids } = readWordsAddress(searchParams)
	const deletedIds =
		done === 'batch-delete' ? ids : done === 'delete' && of !== undefined ? [of] : []
	const isBatch = ask === 'batch-delete' || ask === 'set-status' || ask === 'set-level'
	const selectedIds = isBatch ? ids : ask === 'delete' && of !== undefined ? [of] : []
	const isCustomOnly = ask === 'delete' || ask === 'batch-delete'
	const [listed, word, history, found, deleted, uses] = await Promise.all([
		listOrFailure({
			list: listWords(db, search),
			empty: { words: [], total: 0 },
			failure: 'vocabulary.load-failed',
		}),
		of === undefined ? undefined : findWord(db, { id: of }),
		ask === 'edit' && of !== undefined
			? listChanges(db, { most: lastChanges, object: { type: 'word', id: String(of) } })
			: [],
		selectedIds.length > 0
			? findSelectedWords(db, { ids: selectedIds, isCustomOnly })
			: { words: [], learners: 0 },
		deletedIds.length > 0 ? findDeletedWords(db, deletedIds) : [],
		countUses(db, ask === 'edit' && of !== undefined ? [of] : selectedIds),
	])
	const page = pageInstead(listed, search)
	if (page) throw redirect(wordsPath(searchParams, { page }))
	const isUnselected = isBatch && found.words.length === 0
	return {
		...listed,
		search,
		word,
		history,
		found,
		uses,
		leftOut: selectedIds.length - found.words.length,
		failure: listed.failure ?? (isUnselected ? errorText('vocabulary.none-selected') : undefined),
		done: doneMessage(searchParams, word),
		deletedIds: deleted.map(({ id }) => id).join(','),
	}
}

export const shouldRevalidate = reloadAfterSubmit

export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const { id, email } = await requireEditor(context)
	const { searchParams } = new URL(request.url)
	const order = { actor: { id, email }, now: new Date() }
	const form = await readBody(request, vocabularyForm, { ...longForm, fields: wordFields })
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	const change = form.value
	return orInvalid(failures[change.intent], typed, async () => {
		if (change.intent === 'create' || change.intent === 'edit') {
			const saved = await saveWord(db, { form: change, ...order })
			if (!saved.ok) return refuseChange(saved.error, typed)
			return redirect(donePath(searchParams, { done: change.intent, of: saved.value.id }))
		}
		const changed = await changeWords(db, { change, ...order })
		if (!changed.ok) return refuseChange(changed.error, typed)
		return redirect(donePath(searchParams, doneOf(change, changed.value)))
	})
}

/** The part of the address that tells of a change. Deleted words are named for Undo. */
function doneOf(change: WordsChange, count: number): Parameters<typeof donePath>[1] {
	const { intent } = change
	const [first, ...others] = 'words' in change ? change.words : []
	if (intent === 'delete' && first) return { done: intent, of: first.id }
	if (intent !== 'batch-delete' || !first) return { done: intent, count }
	return { done: intent, count, ids: [first, ...others].map(({ id }) => id).join(',') }
}

export const clientAction = keepForm(failures)

export default function Vocabulary() {
	const { list, search, found, failure, done, deletedIds } = useLoaderData<typeof loader>()
	const answer: FormAnswer | undefined = useActionData<typeof action>()
	const isToast = isToldAbove(answer)
	const [searchParams] = useSearchParams()
	const dialog = useDialog(isToast ? undefined : answer)
	const problem = failure ?? (dialog && !isToast ? undefined : formProblem(answer))
	return (
		<WordsScreen
			words={list.words}
			total={list.total}
			search={search}
			selectedIds={found.words.map(({ id }) => id)}
			message={
				problem ? (
					<AdminMessage tone="error" text={problem} />
				) : (
					done && (
						<AdminMessage
							tone="success"
							text={done}
							action={
								deletedIds && (
									<UndoDeletion id={deletedIds} listPath={wordsPath(withoutDialog(searchParams))} />
								)
							}
						/>
					)
				)
			}
			dialog={dialog}
		/>
	)
}

/** These failures are toasts. The way to sign in again stays in view, and so do refusals. */
const toasts: readonly (string | undefined)[] = [
	failures.delete,
	failures['batch-delete'],
	failures['set-status'],
	failures.restore,
]

function isToldAbove({ problems = [], signInPath }: FormAnswer = {}): boolean {
	return !signInPath && problems.some(({ code }) => toasts.includes(code))
}

/** The dialog in the address, if its words exist. */
function useDialog(answer: FormAnswer | undefined): ReactNode {
	const { word, found, leftOut, history, uses } = useLoaderData<typeof loader>()
	const [searchParams] = useSearchParams()
	const { ask } = readWordsAddress(searchParams)
	const shared = {
		answer,
		askedAt: wordsPath(searchParams),
		listPath: wordsPath(withoutDialog(searchParams)),
	}
	if (ask === 'create') {
		return <WordDialog key="create" {...shared} begin={readNewWord(searchParams)} />
	}
	if (ask === 'edit') {
		if (!word) return null
		const changes = <ChangeList changes={history} isOfOne />
		return (
			<WordDialog
				key={word.id}
				{...shared}
				word={word}
				history={changes}
				uses={<WordUses uses={uses} word={word.word} />}
			/>
		)
	}
	if (ask === undefined || found.words.length === 0) return null
	const [only, ...others] = found.words
	const counts = <WordUses uses={uses} word={others.length === 0 ? only?.word : undefined} />
	return (
		<WordsDialog key={ask} {...shared} ask={ask} found={found} leftOut={leftOut} uses={counts} />
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
