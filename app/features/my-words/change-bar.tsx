import { Form, useNavigation } from '@remix-run/react'
import { ChevronUp } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { formProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { ChangeAnswer } from './change-answer.ts'
import type { WordsChange } from './forms.ts'

/** The id of the form around the checkboxes. */
export const wordsFormId = 'words'

const usual: readonly [WordsChange, string][] = [
	['known', 'Known'],
	['learning', 'Learning'],
	['ignored', 'Ignore'],
]

const others: readonly [WordsChange, string][] = [
	['new', 'New'],
	['forget', 'Forget what I said'],
	['save', 'Save to My Words deck'],
	['remove', 'Remove'],
]

type Props = {
	/** Selected words; undefined until JavaScript has loaded. */
	count: number | undefined
	/** All words that the search finds. */
	found: number
	shown: number
}

/** What can be done with the selected words. It stays within reach at the bottom of the screen. */
export function ChangeBar({ count, found, shown }: Props) {
	const intent = useNavigation().formData?.get('intent')
	const button = (change: WordsChange, name: string, className: string) => (
		<Button
			key={change}
			form={wordsFormId}
			name="intent"
			value={change}
			look="secondary"
			isBusy={intent === change}
			className={`px-3 ${className}`}
		>
			{name}
		</Button>
	)
	return (
		<fieldset className="flex flex-wrap items-center gap-2">
			<legend className="sr-only">Selected words</legend>
			<span role="status" className="mr-auto text-ink-soft text-sm tabular-nums">
				{count ? `${count} selected` : 'Select words to change them.'}
			</span>
			{found > shown && (
				<label className="flex min-h-11 items-center gap-2 text-sm">
					<input form={wordsFormId} type="checkbox" name="all" className="size-5" />
					All {found.toLocaleString('en')} found
				</label>
			)}
			<span className="flex w-full gap-2 sm:w-auto">
				{usual.map(([change, name]) => button(change, name, 'max-sm:grow'))}
				<details className="group relative">
					<summary className="flex min-h-11 list-none items-center gap-1 rounded-control border border-edge bg-raised px-3 font-medium hover:bg-sunken [&::-webkit-details-marker]:hidden">
						More
						<ChevronUp aria-hidden size={16} className="group-open:rotate-180" />
					</summary>
					<div className="card absolute right-0 bottom-full mb-2 grid w-64 gap-1 p-2">
						{others.map(([change, name]) => button(change, name, 'justify-start'))}
					</div>
				</details>
			</span>
		</fieldset>
	)
}

const undoFormId = 'undo'

type NoticeProps = { answer: ChangeAnswer | undefined; path: string }

/** What a change did, with its way back; or why nothing was changed. */
export function ChangeNotice({ answer, path }: NoticeProps) {
	const isBusy = useNavigation().formData?.get('intent') === 'undo'
	const problem = formProblem(answer)
	const { said, before } = answer ?? {}
	if (problem) return <Notice tone="error">{problem}</Notice>
	if (!said) return null
	return (
		<div className="flex items-center gap-2">
			<div className="grow">
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
