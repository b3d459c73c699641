import { Form, useNavigation } from '@remix-run/react'
import { ChevronUp } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { formProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { ChangeAnswer } from './change-answer.ts'
import type { WordsChange } from './my-words-forms.ts'

/** The id of the form around the checkboxes. */
export const wordsFormId = 'words'

const usual: readonly [WordsChange, string][] = [
	['known', 'Known'],
	['learning', 'Learning'],
	['ignored', 'Ignore'],
]

const others: readonly [WordsChange, string][] = [
	['new', 'New'],
	['forget', 'Clear my mark'],
	['save', 'Save to My Words deck'],
	['remove', 'Remove'],
]

/** Hides what has nothing to change yet; by a style sheet, so that it works without JavaScript. */
export const onceSelected = '[main:not(:has(input:checked))_&]:hidden'

type Props = {
	/** Selected words; undefined until JavaScript has loaded. */
	count: number | undefined
	/** All words that the search finds. */
	found: number
	shown: number
}

/** The changes of the selected words. It stays within reach at the bottom of the screen. */
export function ChangeBar({ count, found, shown }: Props) {
	const intent = useNavigation().formData?.get('intent')
	const button = (
		[change, name]: readonly [WordsChange, string],
		look: 'secondary' | 'quiet',
		className: string,
	) => (
		<Button
			key={change}
			form={wordsFormId}
			name="intent"
			value={change}
			look={look}
			isBusy={intent === change}
			className={className}
		>
			{name}
		</Button>
	)
	return (
		<fieldset className={`flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 ${onceSelected}`}>
			<legend className="sr-only">Selected words</legend>
			<span className="mr-auto text-ink-soft text-sm tabular-nums">
				{count === undefined ? 'Selected words' : `${count} selected`}
			</span>
			{found > shown && (
				<label className="flex min-h-11 items-center gap-2 text-sm">
					<input form={wordsFormId} type="checkbox" name="all" className="size-5" />
					All {found.toLocaleString('en')} found
				</label>
			)}
			<span className="flex w-full flex-wrap gap-1.5 sm:w-auto sm:gap-2">
				{usual.map((one) => button(one, 'secondary', 'grow max-sm:px-1.5 max-sm:text-sm sm:px-3'))}
				<details className="group">
					<summary className="flex min-h-11 list-none items-center gap-1 rounded-control border border-edge bg-raised px-3 font-medium hover:bg-sunken max-sm:px-2 max-sm:text-sm [&::-webkit-details-marker]:hidden">
						More
						<ChevronUp aria-hidden size={16} className="group-open:rotate-180" />
					</summary>
					<div className="card absolute right-2 bottom-full mb-2 grid w-64 gap-1 p-2">
						{others.map((one) => button(one, 'quiet', 'justify-start'))}
					</div>
				</details>
			</span>
		</fieldset>
	)
}

const undoFormId = 'undo'

type NoticeProps = { answer: ChangeAnswer | undefined; path: string }

/** Says what a change did, with its way back; or why nothing was changed. */
export function ChangeNotice({ answer, path }: NoticeProps) {
	const isBusy = useNavigation().formData?.get('intent') === 'undo'
	const problem = formProblem(answer)
	const { said, before } = answer ?? {}
	if (problem) return <Notice tone="error">{problem}</Notice>
	if (!said) return null
	return (
		<div className="flex min-w-0 items-center gap-2">
			<div className="min-w-0 grow">
				<Notice tone="success">{said}</Notice>
			</div>
			{before && (
				<Form id={undoFormId} method="post" action={path} replace preventScrollReset>
					<input type="hidden" name="intent" value="undo" />
					<input type="hidden" name="before" value={before} />
					<Button look="secondary" isBusy={isBusy} busyLabel="Undoing...">
						Undo
					</Button>
				</Form>
			)}
		</div>
	)
}
