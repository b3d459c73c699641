import type { DeviceDisplay } from '#app/domain/display/device-display.ts'
import type { TextDisplay } from '#app/domain/display/text-display.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { ChoiceField } from './choice-field.tsx'
import { ExampleSentence } from './example-sentence.tsx'
import { useDisplayChoice } from './use-display-choice.ts'

type Props = {
	display: TextDisplay & DeviceDisplay
	/** Shows the page anew, after what it is made of has changed. */
	reload: () => void
}

/** All choices of how Chinese is shown. With a script each takes effect at once; without, when it is saved. */
export function DisplayForm({ display, reload }: Props) {
	const { problem, onChange } = useDisplayChoice(reload)
	const isWithoutScript = !useHydrated()
	return (
		<form
			method="post"
			action="/settings/display"
			onChange={onChange}
			className="display-form grid grid-cols-[minmax(0,1fr)] gap-6"
		>
			<ExampleSentence />
			{problem && <Notice tone="error">{problem}</Notice>}
			<section aria-labelledby="for-device" className="grid grid-cols-[minmax(0,1fr)] gap-4">
				<h3 id="for-device" className="font-semibold text-lg">
					On this device
				</h3>
				<ChoiceField
					name="size"
					label="Size of characters"
					choices={[
						['small', 'Small'],
						['normal', 'Normal'],
						['large', 'Large'],
						['largest', 'Largest'],
					]}
					chosen={display.size}
				/>
				<ChoiceField
					name="line"
					label="Space between lines"
					choices={[
						['tight', 'Less'],
						['normal', 'Normal'],
						['wide', 'More'],
					]}
					chosen={display.line}
				/>
				<ChoiceField
					name="theme"
					label="Theme"
					choices={[
						['system', 'As the device'],
						['light', 'Paper'],
						['white', 'White'],
						['dark', 'Dark'],
					]}
					chosen={display.theme}
				/>
				<ChoiceField
					name="marks"
					label="Marks on words"
					choices={[
						['attention', 'What is new to me'],
						['levels', 'By HSK level'],
					]}
					chosen={display.marks}
					hint="Known words stay plain, or each word has the colour of its level. The HSK switch below a text turns marks off."
				/>
				<ChoiceField
					name="font"
					label="Font of characters"
					choices={[
						['sans', 'Sans'],
						['serif', 'Serif'],
						['kai', 'Kai'],
					]}
					chosen={display.font}
					hint="Kai looks like handwriting with a brush. A device without a Kai font shows a serif one."
				/>
			</section>
			<section aria-labelledby="for-account" className="grid grid-cols-[minmax(0,1fr)] gap-4">
				<h3 id="for-account" className="font-semibold text-lg">
					On all your devices
				</h3>
				<ChoiceField
					name="script"
					label="Characters"
					choices={[
						['written', 'As written'],
						['simplified', 'Simplified'],
						['traditional', 'Traditional'],
					]}
					chosen={display.script}
					hint="Lessons are written in simplified characters, and your own texts as you pasted them. Words are always saved in simplified characters."
				/>
				<ChoiceField
					name="notation"
					label="Readings"
					choices={[
						['pinyin', 'Pinyin'],
						['zhuyin', 'Zhuyin (Bopomofo)'],
					]}
					chosen={display.notation}
				/>
				<ChoiceField
					name="toneScheme"
					label="Tone colours"
					choices={[
						['off', 'Off'],
						['pleco', 'Pleco'],
						['mdbg', 'MDBG'],
					]}
					chosen={display.toneScheme}
					hint="Characters and readings take the colours of their tones. The HSK colours stay in the line under a word."
				/>
				<ChoiceField
					name="spokenTones"
					label="不 and 一 as spoken"
					choices={[
						['beginning', 'In the first course'],
						['always', 'Always'],
						['never', 'Never'],
					]}
					chosen={display.spokenTones}
					hint="Their tones change with what follows: bú shì, yí gè, yìqǐ. Otherwise readings are those of the dictionary: bù shì, yī gè, yīqǐ."
				/>
			</section>
			{isWithoutScript && <Button className="justify-self-start">Save</Button>}
		</form>
	)
}
