import { Form, Link, useNavigation } from '@remix-run/react'
import { Trash2 } from 'lucide-react'
import { longestTitle } from '#app/domain/texts/limits.ts'
import { textPath } from '#app/domain/texts/progress.ts'
import { spellTags } from '#app/domain/texts/tags.ts'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem } from '#app/ui/form-answer.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { BackToTexts } from './back-to-texts.tsx'

type Props = {
	text: { id: string; title: string; tags: string[] }
	answer: FormAnswer | undefined
}

const question = 'delete-text'

/** The title and tags of a text, and its deletion. */
export function EditTextScreen({ text, answer }: Props) {
	const isBusy = useNavigation().formMethod === 'POST'
	const { title = text.title, tags = spellTags(text.tags) } = answer?.typed ?? {}
	return (
		<main className="page grid max-w-[52rem] flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 py-6">
			<BackToTexts />
			<h1 className="font-display text-3xl sm:text-4xl">Edit text</h1>
			<Form method="post" replace className="grid gap-5">
				<Field
					label="Title"
					name="title"
					lang="zh-CN"
					defaultValue={title}
					maxLength={longestTitle}
					autoComplete="off"
					required
					problem={fieldProblem(answer, 'title')}
				/>
				<Field
					label="Tags (optional)"
					name="tags"
					defaultValue={tags}
					autoComplete="off"
					problem={fieldProblem(answer, 'tags')}
					hint="With commas between them: novel, travel"
				/>
				<FormNotice answer={answer} />
				<div className="flex flex-wrap items-center gap-3">
					<Button name="intent" value="name" isBusy={isBusy} busyLabel="Saving...">
						Save
					</Button>
					<Link to={textPath(text.id)} className={buttonClass('quiet')}>
						Cancel
					</Link>
					<button
						type="button"
						popovertarget={question}
						className={buttonClass('secondary', 'ml-auto')}
					>
						<Trash2 aria-hidden size={18} />
						Delete text
					</button>
				</div>
			</Form>
			<Question title={text.title} isBusy={isBusy} />
		</main>
	)
}

/** A native popover, so that it asks before JavaScript has loaded, too. */
function Question({ title, isBusy }: { title: string; isBusy: boolean }) {
	return (
		<Dialog
			popover={question}
			hasOwnClose
			title={
				<>
					Delete “<WithHanzi text={title} />
					”?
				</>
			}
		>
			<Form method="post" replace className="grid gap-4">
				<p className="text-ink-soft">
					The text and your place in it are permanently deleted. Words that you saved from it stay
					in My Words.
				</p>
				<div className="flex flex-wrap justify-end gap-2">
					<button
						type="button"
						popovertarget={question}
						popovertargetaction="hide"
						className={buttonClass('quiet')}
					>
						Keep it
					</button>
					<Button name="intent" value="delete" isBusy={isBusy} busyLabel="Deleting...">
						Delete
					</Button>
				</div>
			</Form>
		</Dialog>
	)
}
