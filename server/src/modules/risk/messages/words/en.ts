import type { MessageWords } from '../words.ts'

export const englishMessages: MessageWords = {
  pay: "you pay|paid by you|you'll pay|you have to pay|you need to pay|you must pay|you just have to take care of|take care of the|you cover|you settle|please pay|please send|pay the|pay for the|send it by|send .. by zelle|transfer|gcash|zelle|venmo|cash app|paypal|has been received|once .. received|is payable|refunded with|you get it back|pay it",
  feeThing:
    'background check|training fee|training cost|course fee|uniform|visa|work permit|admin|processing|registration|medical|clearance|courier|shipping|insurance|id badge|badge|id card|equipment|starter kit|onboarding|application fee|certificate|licence fee|file fee',
  toSomebody:
    "to my|to our agent|agent's account|agents account|to the agent|my number|my account|my wallet|to this account|to her account|to his account",
  cheque: 'cheque|check i send|check we send|e-check|echeck|mail you a check|certified check|cashier',
  cashIt: 'deposit|cash it|cash the|print|bank it|pay it in',
  remainder:
    'remainder|the rest|our vendor|the vendor|our supplier|the supplier|the difference|left over|keep your|keep .. for yourself|keep .. as your|the balance|forward the|wire the|equipment supplier|equipment vendor',
  giftCard:
    'gift card|giftcard|steam card|apple card|itunes|google play|amazon card|vouchers for|gift vouchers|vouchers|razer gold|sephora card|prepaid card|visa card',
  buy: 'buy|pick up|purchase|get four|get two|get some',
  cardCodes:
    'the code|codes|numbers on the back|scratch|photo of the|photos of the|pin on|text me the|the pins|pins!|send me the photo|send me the numbers|picture of the',
  ownAccount:
    'your account|your own account|your bank account|your personal account|a bank account|bank account we|your paypal',
  incoming:
    'clients pay|customers pay|receive the|receive payment|receiving customer|receiving payment|receive transfer|incoming payment|payments come|money comes|pay into your|deposit into your|transfers',
  passOn:
    'you keep|keep ..%|keep .. percent|send the rest|pass them on|pass it on|forward the|forward it|minus your|your commission|we can use|rent your|borrow your|send .. on|by bitcoin',
  parcel: 'package|parcel|boxes|shipments',
  atHome: 'your house|your home|your address|your door|your flat|your place',
  resend:
    'post them on|send them on|ship them on|reship|forward them|new label|relabel|re-label|customers abroad|send it on|ship it on',
  rate: 'rate hotel|rating hotel|rate product|rate app|rate restaurant|like youtube|like video|like post|like tiktok|you like .. video|follow account|follow page|review product|write review|watch video|click ad|optimise order|optimize order|grab order',
  piecePay:
    'usdt|commission|screenshot|per video|for every|each video|per like|per task|tasks per day|tasks a day|after each set',
  recharge:
    'recharge|top up|top-up|deposit .. own|fund your account|add balance|load .. wallet|put in .. first|activate your account|activate the account|start with .. of your own|own money|own funds|prepay|deposit .. first|deposit .. to start|deposit .. to unlock',
  unlock:
    'unlock|vip|higher commission|next set|next level|withdraw|releases|release|cash out|tasks open|get back|back with|commission|earnings|task|profit|double',
  sendMe:
    "send|give me|text me|need your|i need|we need your|what's your|what is your|tell me your|snap|photograph|take a picture|forward|share your|upload|dm me",
  idCard:
    "passport|driving licence|driver's licence|driver's license|driving license|national id|id card|your id!|your card|debit card|credit card|residence card|identity card|photo id|government id|birth certificate|residence permit|utility bill|national insurance",
  bothSides:
    'both sides|front and back|front and a selfie|selfie|holding it|in your hand|next to your face|front .. back',
  secret:
    "card number|card pin|atm pin|cvv|online banking login|banking login|online banking|banking password|bank password|bank login|mother's maiden name|ssn|social security number|your pin!|seed phrase|email password|password of your",
  oneTimeCode:
    'otp|one-time code|one time code|verification code|digit code|code by sms|code by text|code we just|code you get|code you got|code you receive|code that arrives|code we sent|the code from the sms|6 digit|six digit|sms code|the verification|a verification|sent a code|got a code|get a code|code sent|code on your phone|tac code|2fa|authenticator|whatsapp code',
  tellMe:
    "read it|read me|read out|tell us|tell me|send me|give me|forward|share it|send it|text it|pass it|let me know the code|screenshot it|just tell|forward me|what is it|what's the|what code|pass me|reply with|type it|write it|let me have|confirm the|quick",
  remoteControl: 'anydesk|any desk|teamviewer|team viewer|rustdesk|ultraviewer|quicksupport|quick support',
  messenger:
    'whatsapp|whats-app|whats app|watsapp|telegram|telegrm|t.me|wa.me|signal!|viber|line app|wechat|zangi|botim|imo!|hangouts|discord|messenger|whatsap|wsapp|wapp!|snapchat|skype|kakao|facebook messenger|zalo|instagram dm',
  moveOn:
    "add our|add my|add the|add me|add @|carry on|continue with me|continue there|continue on|go on there|don't reply here|do not reply here|not reply here|delete this chat|chat is monitored|chat is watched|monitored|contact .. only|only on|message me on|text me on|write me on|write to me on|reach me on|hiring desk|hr boss|right away|immediately on|interview is by text|say code",
  easy: 'a day|per day|daily|weekly|a week|guaranteed|hours a day|from your phone|from home|per hour|same day',
  unconditional:
    'no interview|without interview|nobody is turned down|everyone is accepted|everybody is accepted|no one is rejected|nobody is rejected|just say yes|reply yes|say yes|start in an hour|hired right away|instant hire',
  invest:
    'investing|you invest|invest!|put in|purchase the starter|buy the starter|starter kit|starter pack|joining pack',
  gain: 'doubles|double your|platform|bring in|recruit two|become a partner|your wage|invite .. friends|returns|usdt',
  passport: 'passport|travel documents|your papers',
  keptByUs:
    'we keep|we hold|kept by us|kept by the|kept at|held at|hand .. over|hand in your|safe at|collected on arrival|stays with us|dormitory keeps',
  typeIn:
    'enter your card|enter your password|its password|card to verify|your card|card number|log in with your email|your bank|email and its|login with your',
  weCover:
    "we pay|we'll pay|we cover|we refund|we'd refund|refund it each|refund your|paid by us|on us|free for you|is free|for free|we book it|covered by us|no cost|employer pays|we reimburse|company pays|we'll transfer|we send you a laptop|taken from your salary|paid monthly|you're paid|you are paid|we add|company card|our van|paid training|training is paid|we order it|at our cost|our expense|company covers|we lend|provided by us|provided by the company|reimbursed|we'll cover|company will|employer will|we will|we'd|we would|we handle|we arrange|we take care|sponsor",
  denial:
    "we never|never ask|no fee|no deposit|nothing to pay|don't pay|do not pay|never give|never send|wouldn't ask|would not ask|won't ask|we don't ask|there's no fee|no charge|don't send|do not send|you don't have to send|deduct nothing|in our name|posing as|impersonat|scam|fraud|no .. fee|no .. deposit|no .. charge|nothing .. pay|will ever ask|would never|nobody from|not us!|isn't us|wasn't us|that wasn't|beware|be careful|watch out|pretending|fake|who told you|who asked you|if anyone|if anybody|if someone|if somebody|anybody who|anyone who|i've reported|is free|are free|free of charge|don't need to pay|don't need to send|not asking|no need to pay|no need to send|not hire by|nothing to us|never from",
  stayHere:
    "stays in this chat|keep it here|rather keep|stay here|i answer here|only write from|get lost|reception|customers on|group, which|group which|our telegram|experience with|in customer support|channels|we don't hire over|our customers|gate|our instagram|club's|channel|business account|part of the work|part of the job|keep writing here|write here|don't use whatsapp|don't use telegram",
  charge:
    'fee!|fees!|deposit|bond!|surety|collateral|levy|processing cost|training cost|course cost|costs of the|cost of the|charge of|payment for|admin charge|down payment|prepayment|guarantee money|uniform|starter kit|background check|medical|visa|work permit|badge|training module|drug test|fingerprint|clearance|laptop|insurance fee|insurance for|covered insurance|tool kit|tools fee',
  due: 'you pay|pay the|pay for|pay a|pay us|pay it|pay in|please pay|to pay|paying|payable|be paid|paid in advance|paid first|send it|send the money|send .. by|zelle|venmo|cash app|cashapp|gcash|paypal|western union|moneygram|usdt|bitcoin|crypto|the wallet|remit|you cover|top up|in advance|upfront|up front|beforehand|lose your|lose the|refunded|refundable|get it back|give it back|money back|deducted from|receipt here|send receipt|proof of payment|through the link|apple pay|revolut|out of pocket|shoulder|at your own|your expense|you buy|buy your|have covered|covered insurance|transfer the|transfer it|by transfer|bank transfer|transfer to|to settle|purchase your|purchase the kit|buy the kit',
  ofOthers:
    "customer|clients!|tenant|landlord|patients|guests|parents|students|don't have to|if you want one|optional|company card|most people|families|cheques of|of customers",
  idDoc:
    "passport|driving licen|driver's licen|drivers licen|residence permit|residence card|national id|id card|photo id|your id!|of your id|id number|id document|government id|ssn|social security|national insurance|birth certificate|utility bill|proof of address|mother's maiden|ic!|emirates id|iqama|nric|identity document|bank statement|proof of identity|visa page|driver license|drivers license|ur id!|id pic|id photo|green card|both sides of your|identification",
  hand: 'send|photo of|photos of|picture of|pic of|pics of|selfie|scan of|clear scan|scanned|copy of|copies of|snap|share|upload|reply with|dm me|text me|forward|attach|give me|i need|we need|need your|requires|provide|show me|whatsapp me|submit|drop',
  inPerson:
    "bring|in person|first day|day one|at the office|our office|reception|portal|original|counter|after signing|when you come|lobby|guard|your profile|security needs|after the offer|right to work check|we copy|on site|for the interview you can bring|once you've signed|after you sign|after you've signed|when you start|hr system",
  credential:
    "password|passwort|debit card|credit card|card number|card details|card no|card pin|atm pin|pin!|cvv|cvc|expiry date|routing no|routing number|account no|account number|sort code|bank login|online banking|mobile banking|banking app|login and|username and|security question|mother's maiden|seed phrase|recovery phrase|private key|bank details|three digits|3 digits|verification mail|one-time|otp!|wallet phrase|netbank|icloud",
  want: "send|provide|give me|tell me|text me|need your|i need|we need|what's your|what is your|whats your|share|reply with|enter|confirm your|type|submit|drop|forward|fill in|please write|pls|plz|dm me|let me have|pass me|required|missing|hand over|read me|read out|text us|let us have|give us|tell us",
  faceVideo:
    'turning your head|turn your head|moving your head|move your head|look left and right|face verification|face scan|video of your face|video of yourself holding|blink|liveness|selfie video|video selfie|reading your id|holding your id|holding your passport|holding it',
  bankApp: 'bank|open your|share your screen|install|download|wallet|give me the|tell me the|screen',
  crypto: 'usdt|bitcoin|btc!|crypto|ethereum|tether|binance',
  reach:
    "add me|add him|add her|add our|add my|add the|add us|my personal|my private|private number|personal number|my number|hop on|move to|switch to|text me|message me|write me|write to me|contact me|reach me|find me|ping me|dm me|hit me|on my|instead|interview is on|interview on|interview via|interview through|interview over|interview by|interviewed on|text interview|download|install|only uses|uses only|only answers|only replies|prefer|easier|faster|quicker|username|user name|your id|drop your|what's your|whats your|do you have|have you got|join|group|not here|talk there|continue|say \"|code word|say '|him on|her on|details there|send you the details",
  leaving:
    "closing this chat|close this chat|closing the chat|can't write here|cannot write here|can't talk here|don't reply here|do not reply here|don't answer here|don't write here|not read messages here|don't check this|rarely check|hardly ever look|rarely look|doesnt use this|doesn't use this|this site blocks|site blocks|leave this site|off this site|outside this site|outside of this|not on this app|outside the app|delete this|not on here|reach me at|not on this site",
  login:
    'sign in|log in|login|log-in|verify|your card|card details|bank details|password|confirm your|enter your|activate your|complete the onboarding|complete your onboarding|your id|personal details|claim your|same password|account details|fill in your',
  lastCall:
    'lose your seat|lose your slot|lose your place|lose the spot|lose your spot|others have paid|somebody else|goes to someone else|goes to the next|given to another|only today|by tonight|expires|within the hour|before 5|or the place',
}
