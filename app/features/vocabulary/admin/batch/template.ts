/** An example table: a word with a level, and one with two readings and several meanings. */
export const template = `word,pinyin,traditional,levels,status,meaning
加班,jia1 ban1,,HSK4,1,verb=to work overtime
行,hang2,,HSK4;HSK5,1,"noun=row; line; measure word=row, line of things"
行,xing2,,HSK1,1,verb=to walk; to be all right
`
