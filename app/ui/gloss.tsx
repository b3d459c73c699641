import { WithHanzi } from './with-hanzi.tsx'

/** A meaning as the dictionary has it, with curly apostrophes: “o’clock” for o'clock, “’s” for 's. */
export function Gloss({ text }: { text: string }) {
	return <WithHanzi text={withCurlyQuotes(text)} />
}

function withCurlyQuotes(text: string): string {
	return text.replace(/(^|[\s(])'([^']+)'(?=$|[\s),.;:])/g, '$1‘$2’').replaceAll("'", '’')
}
