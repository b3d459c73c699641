import { compoundOf } from '#app/domain/strokes/compounds.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'

/** What the parts of a character hint at: 讠 words, for the meaning; 青 qīng, for the sound. Nothing where that is not known. */
export function PartsOfCharacter({ character }: { character: string }) {
	const compound = compoundOf(character)
	if (!compound) return null
	const { means, sounds } = compound
	return (
		<dl className="grid grid-cols-2 gap-2 text-center">
			<Part form={means.form} hint={means.meaning} hintsAt="meaning" />
			<Part form={sounds.form} hint={sounds.pinyin} hintsAt="sound" />
		</dl>
	)
}

type PartProps = { form: string; hint: string; hintsAt: string }

function Part({ form, hint, hintsAt }: PartProps) {
	return (
		<div className="grid content-start rounded-control bg-sunken px-2 py-1.5">
			<dt>
				<span lang="zh-CN" className="text-2xl">
					{form}
				</span>{' '}
				<WithHanzi text={hint} />
			</dt>
			<dd className="text-ink-soft text-sm">for the {hintsAt}</dd>
		</div>
	)
}
