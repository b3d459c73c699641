import { Form, Link, useNavigation } from '@remix-run/react'
import { Check, Minus } from 'lucide-react'
import { type HskLevel, spellHskLevel } from '#app/domain/hsk/level.ts'
import { Drawn } from '#app/features/display/drawn.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem, formProblem } from '#app/ui/form-answer.ts'
import { Gloss } from '#app/ui/gloss.tsx'
import { Notice } from '#app/ui/notice.tsx'

type Asked = {
	id: number
	word: string
	pinyin: string
	traditional: string | null
	meaning: string
	isKnown: boolean
}

type Props = {
	answers: readonly Asked[]
	level: HskLevel
	levels: readonly HskLevel[]
	turn: number
	answer: FormAnswer | undefined
}

/** The level that the words suggest; the person has the last word. */
export function LevelResult({ answers, level, levels, turn, answer }: Props) {
	const isBusy = useNavigation().state !== 'idle'
	const known = answers.filter(({ isKnown }) => isKnown).length
	const problem = formProblem(answer)
	return (
		<main className="page grid max-w-3xl flex-1 grid-cols-[minmax(0,1fr)] content-start gap-6 py-6">
			<div className="grid gap-2">
				<h1 className="font-display text-3xl">
					{known === 0 ? 'You’re starting fresh' : `Your level: ${spellHskLevel(level)}`}
				</h1>
				<p className="text-ink-soft">
					{known === 0
						? 'You didn’t know any of these words yet. Start with lesson 1.'
						: `You know ${known} of ${answers.length} words. This is an estimate and may be one level off.`}
				</p>
			</div>
			{problem && <Notice tone="error">{problem}</Notice>}
			<Form method="post" className="card grid gap-4 p-4 sm:p-5">
				<input type="hidden" name="intent" value="save" />
				<SelectField
					label="Language Level"
					name="langLevel"
					required
					defaultValue={answer?.typed?.langLevel ?? level}
					hint="Texts are coloured by it. You can change it in the settings at any time."
					problem={fieldProblem(answer, 'langLevel')}
				>
					{levels.map((one) => (
						<option key={one} value={one}>
							{spellHskLevel(one)}
						</option>
					))}
				</SelectField>
				<div className="flex flex-wrap gap-2">
					<Button isBusy={isBusy} busyLabel="Saving...">
						Save and start reading
					</Button>
					<Link to={`/level-check?try=${turn + 1}`} className={buttonClass('secondary')}>
						Try other words
					</Link>
				</div>
			</Form>
			<section aria-labelledby="words" className="grid gap-3">
				<h2 id="words" className="font-semibold text-lg">
					The words
				</h2>
				<ul className="grid gap-x-6 sm:grid-cols-2">
					{answers.map((one) => (
						<Word key={one.id} {...one} />
					))}
				</ul>
			</section>
		</main>
	)
}

function Word({ meaning, isKnown, ...word }: Asked) {
	const Mark = isKnown ? Check : Minus
	return (
		<li className="flex min-w-0 items-baseline gap-3 border-line border-b py-2">
			<Mark
				role="img"
				aria-label={isKnown ? 'Known' : 'Not known'}
				size={16}
				className={`shrink-0 self-center ${isKnown ? 'text-jade' : 'text-ink-quiet'}`}
			/>
			<span className="wrap-anywhere min-w-0">
				<span lang="zh-CN" className="text-lg">
					<Drawn part="hanzi" {...word} />
				</span>{' '}
				<span lang="zh-Latn-pinyin" className="text-ink-soft">
					<Drawn part="reading" {...word} />
				</span>
				<span className="block text-ink-quiet text-sm">
					<Gloss text={meaning} />
				</span>
			</span>
		</li>
	)
}
