import type { MessageWords } from '../words.ts'

export const brazilianPortugueseMessages: MessageWords = {
  pay: 'você pague|que você pague|você paga|você pagar|precisa pagar|tem que pagar|pague|paga antes|pagar o|pagar a|acertar o|acertar a|no pix|meu pix|transferir|transfere|transfira|deposita|depositar|manda no|cair o pagamento|volta no|volta para você|cobre o|arcar com',
  feeThing:
    'exame admissional|exame médico|exame|treinamento|curso|taxa|uniforme|visto|processo do|administrativ|seguro|envio|frete|crachá|cracha|kit|equipamento|antecedentes|certificado|cadastro|documentação|passaporte',
  toSomebody:
    'meu pix|na minha conta|conta do despachante|conta do agente|no meu pix|pra minha conta|nesta conta|conta do intermediário',
  cheque: 'cheque',
  cashIt: 'deposita|desconta|saca|descontar',
  remainder: 'o resto|o restante|a diferença|nosso fornecedor|ao fornecedor|sua parte|o que sobrar|a sobra',
  giftCard:
    'gift card|cartão presente|cartões presente|google play|itunes|steam|cartão pré-pago|cartões google',
  buy: 'compra|compre|adquira|pega',
  cardCodes: 'código|codigo|raspe|raspa|números do verso|foto dos|verso',
  ownAccount:
    'sua conta|conta bancária que|conta no seu nome|uma conta bancária|sua própria conta|conta que a gente',
  incoming:
    'clientes depositam|clientes pagam|recebe as transferências|receber pagamentos|recebe os pagamentos|recebe o dinheiro|caem na sua conta',
  passOn:
    'você fica com|fica com|repassa|repasse|menos a comissão|possa usar|alugar|aluguel da conta|em bitcoin|sua comissão|por semana',
  parcel: 'pacote|encomenda|caixas chegam',
  atHome: 'sua casa|seu endereço|na sua residência|em casa',
  resend: 'reenvia|reenviar|troca a etiqueta|nova etiqueta|lá fora|no exterior|despacha de novo|etiqueta e',
  rate: 'avaliar hotel|avaliar hotéis|avalia hotéis|avaliar produtos|avaliar lojas|curte vídeos|curtir vídeos|curte videos|curtir posts|dar like|seguir perfis|assistir vídeos|otimizar pedidos|avaliações de hotéis',
  piecePay:
    'usdt|comissão|comissao|print|a cada três|por vídeo|cada vídeo|tarefas por dia|por curtida|por tarefa|cada lote',
  recharge: 'recarrega|recarregar|recarga|coloca saldo|adiciona saldo|depositar na plataforma',
  unlock: 'liberar|desbloque|vip|comissão maior|próximo nível|sacar',
  sendMe:
    'manda foto|mande|me manda|envie|envia|preciso do seu|preciso da sua|me passa|me passe|qual é seu|qual seu|tira uma foto|tire foto|me encaminhe|me diga|informe seu|foto do seu',
  idCard:
    'rg!|cnh!|cpf!|passaporte|identidade|carteira de motorista|cartão de débito|cartao de debito|seu cartão|cartão de crédito|cartão do banco',
  bothSides: 'frente e verso|dos dois lados|selfie|segurando|na mão|os dois lados|ao lado do rosto',
  secret:
    'número do cartão|numero do cartao|senha do banco|senha bancária|senha do cartão|internet banking|cvv|nome da mãe|senha do seu e-mail|senha do app|frase de recuperação|login e senha',
  oneTimeCode:
    'código de seis|código de verificação|código por sms|código que vai chegar|código que chegou|chegar um código|código que você|código do sms|token do banco|código de 6',
  tellMe: 'me passa|me passe|me manda|me diga|me encaminhe|me envie|me fala|me informe',
  remoteControl: 'anydesk|any desk|teamviewer|rustdesk|ultraviewer|quicksupport',
  messenger: 'whatsapp|zap!|zapzap|whats!|wpp!|telegram|t.me|wa.me|signal!|viber|wechat|discord|zangi',
  moveOn:
    'adicione nossa|adicione nosso|adicione o|adicione a|me adiciona|para continuar|continue comigo|continua comigo|apague esta|apaga esta|apague este|aqui eu não respondo|não respondo aqui|chat é vigiado|conversa é monitorada|fale somente|fale só|somente no|só no|me chama|chama lá|a entrevista é por mensagem|fale o código|a chefe|nossa gerente',
  easy: 'por dia|ao dia|por semana|semanal|diári|garantido|garantida|no celular|pelo celular|de casa|por hora',
  unconditional:
    'sem entrevista|ninguém é recusado|todos são aceitos|aceitamos todos|diga sim|responda sim|comece em uma hora|não recusamos',
  invest: 'investindo|você investe|investe|invista|compra o kit|comprar o kit|kit inicial|pacote inicial',
  gain: 'dobra|plataforma|sócio|chama dois|chamar amigos|indicar dois|lucro|usdt|convida',
  passport: 'passaporte|documentos de viagem',
  keptByUs:
    'fica guardado|ficam guardados|guardamos|fica com a gente|fica conosco|retemos|fica retido|entrega o',
  typeIn:
    'coloque o cartão|coloque seu cartão|a senha dele|seu e-mail e a senha|número do cartão|dados do cartão|senha do e-mail|seu banco',
  weCover:
    'por nossa conta|de graça|grátis|gratuit|são nossos|nós agendamos|nós pagamos|pagamos r|pagamos a hora|que transferimos|reembolsamos|reembolso|é pago:|também é pago|treinamento é pago|descontada na folha|a empresa põe|cartão da empresa|empregador|pagos por nós|mandamos um notebook|mandamos notebook|conforme a experiência|dia útil|não descontamos',
  denial:
    'nunca pedimos|não pedimos|não há taxa|não há caução|você não paga|nunca passe|não passe|não pediria|não pediremos|não mande|não precisa mandar|em nosso nome|se passando|golpe|fraude|sem custo',
  stayHere:
    'fica neste chat|continuar por aqui|aqui eu respondo no|aqui respondo|só escrevemos desta|se se perder|recepção|clientes pelo|grupo de|nossos canais|experiência com|em atendimento|não contratamos pelo whatsapp|a gente se conhecer',
}
