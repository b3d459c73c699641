import { Form, Link, useNavigation } from '@remix-run/react'
import { Check } from 'lucide-react'
import { Drawn } from '#app/features/display/drawn.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'

type Asked = { id: number; word: string; traditional: string | null }

type Props = { words: readonly Asked[]; turn: number }

/** The words of a try. The chosen ones become part of the address. */
export function LevelWords({ words, turn }: Props) {
	const isBusy = useNavigation().state !== 'idle'
	return (
		<main className="page grid max-w-3xl flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 py-6">
			<div className="grid gap-2">
				<h1 className="font-display text-3xl">Find your level</h1>
				<p className="text-ink-soft">
					Choose the words you know: how they sound and what they mean. Leave out the others.
				</p>
			</div>
			{words.length === 0 ? (
				<Empty text="There are no words to ask yet.">
					<Link to="/courses" className={buttonClass('secondary')}>
						Back to Courses
					</Link>
				</Empty>
			) : (
				<Form method="get" className="grid gap-5">
					<input type="hidden" name="try" value={turn} />
					<input type="hidden" name="done" value="1" />
					<fieldset className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2 sm:grid-cols-4 md:grid-cols-5">
						<legend className="sr-only">Words you know</legend>
						{words.map(({ id, ...word }) => (
							<label
								key={id}
								className="card group relative grid min-h-14 place-items-center px-1 py-3 text-center hover:border-edge has-checked:border-jade has-checked:bg-jade-tint has-focus-visible:outline-2 has-focus-visible:outline-cinnabar has-focus-visible:outline-offset-2"
							>
								{/* As large as its card. The mark in the corner says that it is chosen. */}
								<input
									type="checkbox"
									name="known"
									value={id}
									className="absolute inset-0 cursor-pointer appearance-none rounded-card outline-none"
								/>
								<span lang="zh-CN" className="wrap-anywhere text-xl sm:text-2xl">
									{/* The colours of its tones would tell how it sounds. */}
									<Drawn part="hanzi" {...word} pinyin="" />
								</span>
								<Check
									aria-hidden
									size={14}
									className="absolute top-1 right-1 hidden text-jade group-has-checked:block"
								/>
							</label>
						))}
					</fieldset>
					<div className="flex flex-wrap gap-2">
						<Button isBusy={isBusy} busyLabel="Counting...">
							Show my level
						</Button>
						<Skip />
					</div>
				</Form>
			)}
		</main>
	)
}

/** Sends the same form elsewhere. */
function Skip() {
	return (
		<Button look="quiet" formMethod="post" formAction="/level-check" name="intent" value="skip">
			Skip
		</Button>
	)
}
