import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DoubtColumn } from '#app/features/lesson-editor/segment/doubts/doubt-column.tsx'
import { DoubtSteps } from '#app/features/lesson-editor/segment/doubts/doubt-steps.tsx'
import { DoubtStrip } from '#app/features/lesson-editor/segment/doubts/doubt-strip.tsx'
import { withoutRepeats } from '#app/features/lesson-editor/segment/doubts/kept-focus.ts'
import type { PlacedDoubt } from '#app/features/lesson-editor/segment/doubts/placed-doubts.ts'
import type { Doubts } from '#app/features/lesson-editor/segment/doubts/use-doubts.ts'

const reading: PlacedDoubt = {
	id: '0 6',
	place: { paragraph: 0, word: 6 },
	words: ['还'],
	before: '看完了，',
	after: '给你。',
	kind: 'reading',
	pinyin: 'hái',
	others: ['huán'],
}
const cut: PlacedDoubt = {
	id: '1 2',
	place: { paragraph: 1, word: 2 },
	words: ['十', '分钟'],
	before: '请等',
	after: '。',
	kind: 'cut',
	instead: ['十分', '钟'],
	key: '请等十␟分钟。',
	otherKey: '请等十分␟钟。',
}

function doubts(list: PlacedDoubt[], more: Partial<Doubts> = {}): Doubts {
	const nothing = () => undefined
	return {
		list,
		marks: undefined,
		marking: 'close',
		setMarking: nothing,
		current: -1,
		focusedId: undefined,
		rightCuts: 0,
		go: nothing,
		next: nothing,
		previous: nothing,
		goBack: () => false,
		read: nothing,
		cut: nothing,
		keep: nothing,
		countAlike: () => 1,
		keepAlike: nothing,
		showRightCuts: nothing,
		...more,
	}
}

const meanings: Record<string, string> = { hái: 'still', huán: 'to return' }
const meaningOf = (_word: string, pinyin: string) => meanings[pinyin]

/** The text of the markup, and that of its buttons. */
function shown(markup: string) {
	const textOf = (html: string) => html.replace(/<[^>]*>/g, '').trim()
	const buttons = Array.from(markup.matchAll(/<button[^>]*>(.*?)<\/button>/g), ([, inner = '']) =>
		textOf(inner),
	)
	return { text: textOf(markup), buttons: buttons.filter((name) => name !== '') }
}

function column(all: Doubts, looks = { isLookedUp: true }, ask = meaningOf) {
	const element = <DoubtColumn doubts={all} meaningOf={ask} {...looks} onTryAgain={undefined} />
	return shown(renderToStaticMarkup(element))
}

function strip(all: Doubts, onTryAgain?: () => void) {
	const element = (
		<DoubtStrip
			doubts={all}
			meaningOf={meaningOf}
			isLookedUp={!onTryAgain}
			onTryAgain={onTryAgain}
			onKeyDown={() => undefined}
		/>
	)
	return shown(renderToStaticMarkup(element))
}

test('each reading is a button with its meaning, and so is the other cut', () => {
	expect(column(doubts([reading, cut])).buttons).toEqual([
		'看完了，还给你。',
		'hái still',
		'huán to return',
		'Right here',
		'请等十 | 分钟。',
		'Cut it as 十分 | 钟',
		'Right here',
	])
})

test('without an answer the readings stand without meanings', () => {
	const { buttons } = column(doubts([reading]), { isLookedUp: true }, () => undefined)
	expect(buttons).toEqual(['看完了，还给你。', 'hái', 'huán', 'Right here'])
})

test('Chinese in a meaning is marked as Chinese, and what the reading is now as pressed', () => {
	const bend = () => 'used in 猫腰 máo yāo'
	const markup = renderToStaticMarkup(
		<DoubtColumn doubts={doubts([reading])} meaningOf={bend} isLookedUp onTryAgain={undefined} />,
	)
	expect(markup).toContain('used in <span lang="zh-CN">猫腰</span> máo yāo')
	expect(markup.match(/aria-pressed="true"[^>]*><span[^>]*>(.*?)</)?.[1]).toBe('hái')
	expect(markup).not.toMatch(/lang="zh-CN"[^>]*title=/)
})

test('a held key presses a button once', () => {
	const isIgnored = (key: string, repeat: boolean) => {
		let isPrevented = false
		withoutRepeats({ key, repeat, preventDefault: () => (isPrevented = true) })
		return isPrevented
	}
	expect([isIgnored('Enter', false), isIgnored('Enter', true)]).toEqual([false, true])
	expect(isIgnored('Tab', true)).toBe(false)
})

test('the column counts, and says when there is nothing, or nothing yet', () => {
	expect(column(doubts([reading, cut], { current: 1 })).text).toContain('2 of 2')
	expect(column(doubts([])).text).toContain('No reading and no cut is in doubt.')
	expect(column(doubts([]), { isLookedUp: false }).text).toContain('Loading...')
})

test('after a failed look-up it is not said that nothing is in doubt', () => {
	const markup = renderToStaticMarkup(
		<DoubtColumn
			doubts={doubts([])}
			meaningOf={meaningOf}
			isLookedUp={false}
			onTryAgain={() => undefined}
		/>,
	)
	expect(markup).toContain('role="alert"')
	expect(markup).not.toMatch(/in doubt|Loading/)
})

test('a screen reader hears which word the author is at', () => {
	const markup = renderToStaticMarkup(
		<DoubtSteps doubts={doubts([cut, reading], { current: 1 })} />,
	)
	const [, status = ''] = /role="status"[^>]*>(.*?)<\/p>/.exec(markup) ?? []
	expect(shown(status).text).toBe('2 of 2: 还')
})

test('cuts that are marked right can be checked again', () => {
	const { text, buttons } = column(doubts([], { rightCuts: 2 }))
	expect(text).toContain('2 cuts are marked right in this browser.')
	expect(buttons).toEqual(['Check again'])
})

test('of a long list, those around the current one are shown', () => {
	const many = Array.from({ length: 120 }, (_, at) => ({
		...reading,
		id: `0 ${at}`,
		before: `${at}`,
	}))
	const { text, buttons } = column(doubts(many, { current: 60 }))
	expect(buttons.filter((name) => name.endsWith('还给你。'))).toHaveLength(50)
	expect(text).toContain('61 of 120')
	expect(text).toContain('50 before these')
	expect(text).toContain('20 after these')
})

test('the strip shows one doubt at a time, first the first', () => {
	expect(strip(doubts([reading, cut])).text).toContain('1 of 2')
	const second = strip(doubts([reading, cut], { current: 1 }))
	expect(second.text).toContain('2 of 2')
	expect(second.buttons).toEqual(['请等十 | 分钟。', 'Cut it as 十分 | 钟', 'Right here'])
})

test('the strip has the choice of what is shown, and all else of the column, without a doubt too', () => {
	const { text, buttons } = strip(doubts([], { rightCuts: 1 }))
	expect(text).toContain('ShowClose callsAll with several readingsNone')
	expect(text).toContain('No reading and no cut is in doubt.')
	expect(buttons).toEqual(['Check again'])
	expect(strip(doubts([]), () => undefined).buttons).toEqual(['Try again'])
})
